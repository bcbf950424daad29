import { Section } from '#web/ui/section.tsx';

const points = [
  {
    title: 'À votre nom',
    detail: 'Les personnes reçoivent vos messages de votre compte, sans intermédiaire visible.',
  },
  {
    title: 'Votre mot de passe reste le vôtre',
    detail: 'Vous le saisissez sur la page de connexion de notre prestataire. Accroche ne le voit jamais.',
  },
  {
    title: 'Déconnexion sans risque',
    detail: 'Si le compte se déconnecte, vos campagnes se mettent en pause. Rien n’est perdu.',
  },
];

export function AccountAssurances() {
  return (
    <Section title="Bon à savoir">
      <dl>
        {points.map(({ title, detail }) => (
          <div key={title} className="border-line border-t py-2.5">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-pretty text-13 text-muted">{detail}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
