/** What a user sells, as campaigns carry it: the shape of the specification. Empty texts are not yet written. */
export type OfferData = {
  personalProfile: { displayName: string; jobTitle: string; personalIntroduction: string };
  companyInfo: {
    companyName: string;
    website: string;
    linkedinPage: string;
    serviceDescription: string;
    serviceOffer: string;
    /** One per line. */
    uniqueSellingPoints: string;
  };
  targetingInfo: { targetMarket: string; pricing: string };
  summary: string;
};

/** A part of it, down to single fields. */
export type OfferDataChange = {
  personalProfile?: Partial<OfferData['personalProfile']> | undefined;
  companyInfo?: Partial<OfferData['companyInfo']> | undefined;
  targetingInfo?: Partial<OfferData['targetingInfo']> | undefined;
  summary?: string | undefined;
};

export const emptyOfferData: OfferData = {
  personalProfile: { displayName: '', jobTitle: '', personalIntroduction: '' },
  companyInfo: {
    companyName: '',
    website: '',
    linkedinPage: '',
    serviceDescription: '',
    serviceOffer: '',
    uniqueSellingPoints: '',
  },
  targetingInfo: { targetMarket: '', pricing: '' },
  summary: '',
};

/** Only the fields that are given change. */
export function mergeOfferData(current: OfferData, change: OfferDataChange): OfferData {
  return {
    personalProfile: { ...current.personalProfile, ...defined(change.personalProfile) },
    companyInfo: { ...current.companyInfo, ...defined(change.companyInfo) },
    targetingInfo: { ...current.targetingInfo, ...defined(change.targetingInfo) },
    summary: change.summary ?? current.summary,
  };
}

const defined = (fields: object = {}) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** What the offer step still asks for, by the field's path, in the user's words. */
export function missingOfferFields(offer: OfferData): { field: string; message: string }[] {
  return requiredFields
    .filter(({ read }) => read(offer).trim() === '')
    .map(({ field, message }) => ({ field, message }));
}

const requiredFields: { field: string; message: string; read: (offer: OfferData) => string }[] = [
  {
    field: 'personalProfile.displayName',
    message: 'Indiquez le nom qui signera les messages.',
    read: ({ personalProfile }) => personalProfile.displayName,
  },
  {
    field: 'personalProfile.jobTitle',
    message: 'Indiquez votre fonction.',
    read: ({ personalProfile }) => personalProfile.jobTitle,
  },
  {
    field: 'companyInfo.companyName',
    message: 'Indiquez le nom de votre entreprise.',
    read: ({ companyInfo }) => companyInfo.companyName,
  },
  {
    field: 'companyInfo.serviceDescription',
    message: 'Décrivez ce que fait votre entreprise.',
    read: ({ companyInfo }) => companyInfo.serviceDescription,
  },
  {
    field: 'companyInfo.serviceOffer',
    message: 'Décrivez ce que vous proposez.',
    read: ({ companyInfo }) => companyInfo.serviceOffer,
  },
];

/** A name for an offer that has none of its own. */
export const nameOffer = ({ companyInfo }: OfferData): string =>
  companyInfo.companyName.trim() || 'Mon offre';
