import { paths } from '#contract/paths.ts';
import type { ArticleSection } from '../frame/article-layout.tsx';
import { MailLink } from './legal-layout.tsx';

/** What article 28 of the GDPR asks a customer and a processor to have agreed on. */
export const dataProcessing = (contactEmail: string): ArticleSection[] => [
  {
    id: 'donnees',
    title: 'Données personnelles : les rôles',
    body: (
      <p>
        Pour les personnes que vous recherchez et contactez, vous êtes responsable du traitement et nous
        sommes votre sous-traitant. Pour votre compte d’utilisateur, nous sommes responsables du traitement.
        La page <a href={paths.privacy}>Confidentialité</a> dit ce qui est traité, pourquoi et combien de
        temps.
      </p>
    ),
  },
  {
    id: 'sous-traitance',
    title: 'Clauses de sous-traitance (RGPD, article 28)',
    body: (
      <>
        <ul>
          <li>
            <b>Objet et durée :</b> rechercher, qualifier et contacter des professionnels, tant que votre
            compte existe.
          </li>
          <li>
            <b>Données et personnes :</b> informations professionnelles des personnes ciblées (identité,
            fonction, entreprise, parcours, publications) et vos échanges avec elles. Aucune donnée sensible.
          </li>
          <li>
            <b>Instructions :</b> nous traitons ces données sur vos seules instructions, c’est-à-dire vos
            réglages et vos actions dans le service. Si l’une d’elles nous paraît contraire au droit, nous
            vous le disons.
          </li>
          <li>
            <b>Confidentialité et sécurité :</b> les personnes autorisées sont tenues au secret ; les mesures
            sont décrites à la page <a href={paths.security}>Sécurité et conformité</a>.
          </li>
          <li>
            <b>Autres sous-traitants :</b> vous autorisez de façon générale ceux dont les catégories figurent
            à la page Confidentialité. Ils sont tenus aux mêmes obligations. Nous vous annonçons tout nouveau
            sous-traitant au moins trente jours avant ; vous pouvez vous y opposer, et mettre fin au contrat.
          </li>
          <li>
            <b>Transferts :</b> aucune donnée ne sort de l’Union européenne sans votre instruction, et
            seulement avec les garanties du RGPD : une décision d’adéquation ou les clauses contractuelles
            types.
          </li>
          <li>
            <b>Assistance :</b> le service vous permet de répondre aux demandes d’accès, d’effacement et
            d’opposition. Nous vous aidons aussi pour vos analyses d’impact et vos échanges avec l’autorité.
          </li>
          <li>
            <b>Violation de données :</b> nous vous prévenons dans les meilleurs délais après l’avoir
            constatée, avec ce que nous savons.
          </li>
          <li>
            <b>Fin du contrat :</b> les données sont restituées par export, puis effacées.
          </li>
          <li>
            <b>Contrôle :</b> nous tenons à votre disposition ce qui démontre le respect de ces clauses. Vous
            pouvez aussi les faire auditer, par vous-même ou par un auditeur tenu au secret, sur préavis
            raisonnable ; nous y contribuons. Écrivez à{' '}
            <MailLink address={contactEmail} subject="Sous-traitance de données" />.
          </li>
        </ul>
        <p>
          De votre côté, vous garantissez disposer d’une base légale, informer les personnes comme le prévoit
          l’article 14 du RGPD, et respecter leurs oppositions.
        </p>
      </>
    ),
  },
];
