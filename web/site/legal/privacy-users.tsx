import { paths } from '#contract/paths.ts';
import type { SiteConfig } from '#core/site-config.ts';
import type { ArticleSection } from '../frame/article-layout.tsx';
import { LegalTable, MailLink } from './legal-layout.tsx';

const purposes = [
  ['Fournir le service', 'Nom, adresse e-mail, formule, réglages, offres, campagnes', 'Exécution du contrat'],
  ['Vous connecter', 'Mot de passe (jamais en clair), second facteur, sessions', 'Exécution du contrat'],
  ['Facturer', 'Identité, coordonnées et historique de facturation', 'Contrat, obligation légale'],
  [
    'Vous répondre',
    'Nom, adresse e-mail, message, formule',
    'Intérêt légitime : répondre à qui nous écrit, et suivre sa demande',
  ],
  [
    'Sécuriser',
    'Adresse IP, appareil, journaux techniques',
    'Intérêt légitime : protéger les comptes et le service, diagnostiquer les pannes',
  ],
];

const cookies = [
  ['accroche_session', 'Garde votre session ouverte', '30 jours au plus, 7 sans activité'],
  ['accroche_second_factor', 'Attend votre code, si vous avez un second facteur', '10 minutes'],
  [
    'accroche_device',
    'Reconnaît un navigateur où vous vous êtes déjà connecté, pour que personne ne puisse vous bloquer l’accès',
    'Un an, ou jusqu’à votre prochain mot de passe',
  ],
  ['XSRF-TOKEN', 'Protège les formulaires contre les requêtes forgées', 'La session du navigateur'],
];

/** Article 13, then what both readers share: processors, rights, cookies, security. */
export const privacyOfUsers = ({ contactEmail }: SiteConfig): ArticleSection[] => [
  {
    id: 'utilisateurs',
    title: 'Données des utilisateurs (article 13)',
    body: (
      <>
        <LegalTable
          caption="Finalités, données et bases légales pour les utilisateurs"
          head={['Pour', 'Données', 'Base légale']}
          rows={purposes}
        />
        <p>
          Ces données viennent de vous ou de votre usage du service. L’adresse e-mail, le nom et le mot de
          passe sont nécessaires pour ouvrir un compte. Nous ne vendons aucune donnée et ne faisons pas de
          publicité.
        </p>
      </>
    ),
  },
  {
    id: 'durees',
    title: 'Combien de temps',
    body: (
      <ul>
        <li>
          Compte, réglages, offres, campagnes et notifications : jusqu’à la suppression du compte, qui les
          efface.
        </li>
        <li>Factures et pièces comptables : dix ans, comme la loi l’impose.</li>
        <li>Demandes de support : trois ans, puis purge.</li>
        <li>Journaux techniques : douze mois.</li>
        <li>Personnes contactées : trois ans au plus après la collecte ou leur dernier message.</li>
        <li>Oppositions : sans limite, sous forme d’empreinte.</li>
      </ul>
    ),
  },
  {
    id: 'sous-traitants',
    title: 'Prestataires et destinataires',
    body: (
      <>
        <p>Chacun ne reçoit que ce qu’exige sa tâche, selon la configuration du service :</p>
        <ul>
          <li>un prestataire d’intégration à LinkedIn, pour lire les profils et envoyer ;</li>
          <li>un modèle d’écriture, s’il est configuré, pour rédiger à partir des faits choisis ;</li>
          <li>un service d’envoi d’e-mails, pour les messages de compte et de support ;</li>
          <li>un prestataire de paiement, qui traite seul votre numéro de carte ;</li>
          <li>un hébergeur, pour les machines et les sauvegardes.</li>
        </ul>
        <p>La liste nominative à jour est communiquée sur demande.</p>
      </>
    ),
  },
  {
    id: 'transferts',
    title: 'Transferts hors de l’Union européenne',
    body: (
      <p>
        Si un prestataire traite des données hors de l’Union européenne, le transfert repose sur une décision
        d’adéquation ou sur les clauses contractuelles types de la Commission européenne. Écrivez-nous pour
        savoir si c’est le cas et en obtenir une copie.
      </p>
    ),
  },
  {
    id: 'droits',
    title: 'Vos droits',
    body: (
      <>
        <p>
          Accès, rectification, effacement, opposition, limitation, portabilité, et directives sur le sort de
          vos données après votre décès : écrivez à <MailLink address={contactEmail} subject="Mes droits" />{' '}
          ou par le <a href={`${paths.support}?sujet=donnees`}>formulaire de support</a>. La réponse vient
          dans le délai d’un mois prévu par le RGPD. Si vous avez été contacté, nous transmettons aussi votre
          demande à l’expéditeur.
        </p>
        <p>
          Vous pouvez introduire une réclamation auprès de la CNIL, 3 place de Fontenoy, TSA 80715, 75334
          Paris cedex 07, <a href="https://www.cnil.fr/fr/plaintes">cnil.fr/fr/plaintes</a>.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies et stockage local',
    body: (
      <>
        <p>
          Seuls des cookies strictement nécessaires sont déposés. Ils ne demandent pas de consentement ; c’est
          pourquoi vous ne voyez pas de bandeau.
        </p>
        <LegalTable
          caption="Cookies déposés par Accroche"
          head={['Cookie', 'Utilité', 'Durée']}
          rows={cookies}
        />
        <p>
          En HTTPS, les deux premiers portent le préfixe <span className="whitespace-nowrap">__Host-</span>,
          qui les réserve à ce site : <span className="whitespace-nowrap">__Host-accroche_session</span> et{' '}
          <span className="whitespace-nowrap">__Host-accroche_second_factor</span>.
        </p>
        <p>
          Une fois connecté, l’application garde dans le stockage local de votre navigateur une copie de vos
          campagnes, pour s’afficher plus vite. Elle est effacée à la déconnexion. Pas de mesure d’audience,
          pas de publicité, aucun service tiers chargé dans les pages.
        </p>
      </>
    ),
  },
  {
    id: 'securite',
    title: 'Sécurité',
    body: (
      <p>
        Mots de passe hachés, secrets chiffrés, données cloisonnées par client, essais limités, politique de
        contenu stricte. Le détail est à la page <a href={paths.security}>Sécurité et conformité</a>. Si une
        violation présente un risque élevé pour vous, nous vous en informons.
      </p>
    ),
  },
  {
    id: 'evolution',
    title: 'Évolution de cette page',
    body: (
      <p>
        La date en haut de page est celle de la dernière modification. Un changement important est annoncé par
        e-mail aux utilisateurs avant son entrée en vigueur.
      </p>
    ),
  },
];
