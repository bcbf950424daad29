/** A measure of security as users read it, and the requirements of `docs/security.md` that carry it. */
type Measure = { title: string; text: string; shownBy: string };

export const measures: readonly Measure[] = [
  {
    title: 'Accès',
    text: 'mot de passe d’au moins douze caractères, gardé sous une forme qui ne se relit pas\u00a0; double authentification proposée à tous\u00a0; essais limités\u00a0; sessions fermées après sept jours sans visite, et après trente jours dans tous les cas.',
    shownBy: 'V6.2.1 V6.3.1 V7.3.1 V7.3.2 V11.4.2',
  },
  {
    title: 'Cloisonnement',
    text: 'chaque donnée appartient à un client, et celle d’un autre client n’existe pas pour vous. L’administration ne montre pas vos messages\u00a0; un administrateur prouve de nouveau son identité avant d’agir.',
    shownBy: 'V8.2.1 V8.2.2 V8.4.1',
  },
  {
    title: 'Chiffrement',
    text: 'les secrets du second facteur et de vos intégrations sont chiffrés\u00a0; les jetons, les clés d’API et les codes de secours ne sont gardés que sous forme d’empreinte. Le chiffrement des disques et des sauvegardes relève de l’hébergement.',
    shownBy: 'V6.5.2 V11.3.2 V11.3.3',
  },
  {
    title: 'Pages et échanges',
    text: 'politique de contenu stricte, aucun service tiers dans les pages, formulaires protégés contre les requêtes forgées, adresses saisies par les utilisateurs vérifiées avant d’être lues.',
    shownBy: 'V1.3.6 V3.4.3 V3.5.1 V14.2.3',
  },
  {
    title: 'Traçabilité',
    text: 'journal de sécurité scellé et vérifié chaque nuit\u00a0; journaux techniques sans mot de passe, jeton, nom ni message.',
    shownBy: 'V16.2.5 V16.3.1',
  },
  {
    title: 'Effacement',
    text: 'une personne effacée ne revient ni par une liste, ni par une recherche, ni par un CRM.',
    shownBy: 'V14.2.4',
  },
  {
    title: 'Pannes',
    text: 'un envoi n’est jamais répété, même après un arrêt brutal ou le retour à une sauvegarde.',
    shownBy: 'V2.3.4 V16.5.3',
  },
  {
    title: 'Vérification',
    text: 'ces règles sont éprouvées par des tests automatiques à chaque version du logiciel.',
    shownBy: 'V8.3.1',
  },
];

/** Said as plainly as the others. */
export const missingMeasures: Measure = {
  title: 'Pas encore en place',
  text: 'double authentification obligatoire, comparaison aux mots de passe divulgués, chiffrement entre les machines du service, coffre pour les secrets, registre des failles des composants et de leur correction.',
  shownBy: 'V6.3.3 V6.2.12 V12.3.3 V13.3.1 V15.2.1',
};
