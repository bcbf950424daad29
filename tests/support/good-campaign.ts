export const goodOffer = {
  personalProfile: { displayName: 'Ana Dupont', jobTitle: 'Directrice commerciale' },
  companyInfo: {
    companyName: 'Liseré',
    serviceDescription: 'Audit de la paie.',
    serviceOffer: 'Un diagnostic de douze mois de bulletins en dix jours.',
  },
};

export const goodTarget = { titles: ['Responsable paie'], places: [{ id: null, label: 'Grand Est' }] };
