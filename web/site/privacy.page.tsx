import { paths } from '#contract/paths.ts';
import { ArticleLayout, type ArticleSection } from './article-layout.tsx';
import { contactEmail } from './contact.ts';

const sections: ArticleSection[] = [
  {
    id: 'roles',
    title: 'Qui est responsable de quoi',
    body: (
      <ul>
        <li>
          <b>Votre compte :</b> Accroche est responsable du traitement de vos données d’utilisateur.
        </li>
        <li>
          <b>Les personnes contactées :</b> l’utilisateur qui leur écrit est responsable du traitement ;
          Accroche agit pour son compte.
        </li>
      </ul>
    ),
  },
  {
    id: 'utilisateurs',
    title: 'Données des utilisateurs',
    body: (
      <>
        <p>
          Nom, adresse e-mail, mot de passe (jamais conservé en clair), formule, réglages, journal de
          connexion, contenu des offres et des campagnes. Elles servent à fournir le service, à le sécuriser
          et à le facturer.
        </p>
        <p>
          Elles sont conservées tant que le compte existe, puis effacées, sauf ce que la loi impose de garder,
          comme les factures.
        </p>
      </>
    ),
  },
  {
    id: 'contacts',
    title: 'Données des personnes contactées',
    body: (
      <>
        <p>
          Informations professionnelles visibles sur le réseau : nom, fonction, entreprise, parcours,
          publications, et les échanges avec l’utilisateur. Chaque fait garde sa source et sa date.
        </p>
        <ul>
          <li>La base légale est en général l’intérêt légitime de l’utilisateur à prospecter.</li>
          <li>Sans échange, les données sont purgées au bout de trois ans.</li>
          <li>Accroche ne devine ni l’âge, ni la civilité, ni aucune donnée sensible.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'opposition',
    title: 'Vous avez reçu un message ?',
    body: (
      <p>
        Répondez simplement que vous ne souhaitez plus être contacté, ou écrivez à{' '}
        <a href={`mailto:${contactEmail}?subject=Opposition`}>{contactEmail}</a>. L’opposition vaut pour
        toutes les campagnes de l’expéditeur, sans limite de durée. Pour la faire respecter même après
        effacement, nous n’en gardons qu’une empreinte, qui ne permet pas de retrouver votre nom.
      </p>
    ),
  },
  {
    id: 'droits',
    title: 'Vos droits',
    body: (
      <p>
        Accès, rectification, effacement, opposition, limitation, portabilité : écrivez à{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. Nous répondons dans le délai d’un mois prévu
        par le RGPD. Vous pouvez aussi saisir la CNIL.
      </p>
    ),
  },
  {
    id: 'sous-traitants',
    title: 'Sous-traitants',
    body: (
      <p>
        Selon la configuration du service : un prestataire d’intégration au réseau professionnel, un service
        d’écriture assistée, un prestataire de paiement, un service d’envoi d’e-mails et un hébergeur. Chacun
        ne reçoit que ce qu’exige sa tâche. La liste à jour est communiquée sur demande.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        Deux cookies, strictement nécessaires : l’un garde votre session ouverte, l’autre protège les
        formulaires contre les requêtes forgées. Pas de mesure d’audience, pas de publicité, aucun service
        tiers chargé dans les pages. Les mesures de sécurité sont décrites à la page{' '}
        <a href={paths.security}>Sécurité et conformité</a>.
      </p>
    ),
  },
];

export function Page() {
  return (
    <ArticleLayout
      label="Légal"
      note="Version du 15 novembre 2026"
      title="Confidentialité"
      lead="Les données traitées, pourquoi, combien de temps, et comment reprendre la main."
      sections={sections}
    />
  );
}
