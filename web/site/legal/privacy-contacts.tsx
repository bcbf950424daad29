import { paths } from '#contract/paths.ts';
import type { SiteConfig } from '#core/site-config.ts';
import type { ArticleSection } from '../frame/article-layout.tsx';
import { MailLink } from './legal-layout.tsx';

/** Roles first, then what article 14 of the GDPR owes to people who never asked for anything. */
export const privacyOfContacts = ({ contactEmail, publisher }: SiteConfig): ArticleSection[] => [
  {
    id: 'roles',
    title: 'Qui est responsable de quoi',
    body: (
      <>
        <ul>
          <li>
            <b>Si vous utilisez Accroche :</b> {publisher.name ?? 'l’éditeur d’Accroche'} est responsable du
            traitement de vos données d’utilisateur.
          </li>
          <li>
            <b>Si vous avez reçu un message :</b> la personne ou l’entreprise qui vous a écrit est responsable
            du traitement. Nous sommes son sous-traitant et agissons pour son compte.
          </li>
        </ul>
        <p>
          L’éditeur est présenté dans les <a href={paths.legalNotices}>mentions légales</a>. Pour toute
          question sur vos données : <MailLink address={contactEmail} subject="Données personnelles" />.
        </p>
      </>
    ),
  },
  {
    id: 'opposition',
    title: 'Vous avez reçu un message ?',
    body: (
      <>
        <p>
          Vous n’avez rien à justifier pour ne plus en recevoir. Trois moyens, au choix : répondez que vous ne
          souhaitez plus être contacté ; ouvrez le lien présent à partir du deuxième message, qui mène à la
          page de l’expéditeur ; ou écrivez à <MailLink address={contactEmail} subject="Opposition" />.
        </p>
        <p>
          L’opposition arrête tout, dans toutes les campagnes de l’expéditeur, sans limite de durée. Pour la
          faire respecter même après l’effacement de vos données, nous n’en gardons qu’une empreinte calculée
          avec une clé secrète, qui ne sert qu’à cela.
        </p>
      </>
    ),
  },
  {
    id: 'contacts',
    title: 'Données des personnes contactées (article 14)',
    body: (
      <>
        <ul>
          <li>
            <b>Lesquelles :</b> nom, fonction, entreprise, parcours, publications et autres informations
            professionnelles, ainsi que les échanges avec l’expéditeur. Ni l’âge, ni la civilité, ni aucune
            donnée sensible ne sont devinés.
          </li>
          <li>
            <b>D’où elles viennent :</b> de votre profil et de vos publications, tels que l’expéditeur peut
            les voir sur LinkedIn, ou d’un fichier qu’il a importé. Chaque fait garde sa source et sa date.
          </li>
          <li>
            <b>Pourquoi :</b> savoir si une offre peut concerner votre métier, préparer un message, échanger.
          </li>
          <li>
            <b>Base légale :</b> en général l’intérêt légitime de l’expéditeur à proposer son offre à des
            professionnels (article 6.1.f). Elle est enregistrée pour chaque personne.
          </li>
          <li>
            <b>Destinataires :</b> l’expéditeur, l’outil de suivi commercial qu’il utilise le cas échéant, et
            les prestataires listés plus bas.
          </li>
          <li>
            <b>Durée :</b> trois ans au plus après la collecte ou votre dernier message, puis purge.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'ia',
    title: 'Intelligence artificielle',
    body: (
      <>
        <p>
          Les messages sont rédigés par un logiciel, qui peut faire appel à un modèle d’intelligence
          artificielle. Chaque affirmation renvoie à un fait daté ; ce qui ne peut pas être prouvé n’est pas
          envoyé. Par défaut, l’expéditeur valide chaque message, et c’est toujours une personne qui vous
          répond.
        </p>
        <p>
          Le service peut classer des profils selon des critères professionnels. Ce classement est expliqué à
          l’expéditeur et ne produit aucune décision ayant un effet juridique sur vous.
        </p>
      </>
    ),
  },
];
