import { type Campaign, CampaignChange } from '#contract/campaigns/campaigns.ts';
import { type EngagementConfig, officeHours } from '#core/campaigns/engagement.ts';
import { emptyOfferData, type OfferData, type OfferDataChange } from '#core/offers/offer-data.ts';
import { emptyCriteria, type IcpCriteria } from '#core/targeting/icp-criteria.ts';
import type { CampaignPatch } from '#web/features/campaigns/campaigns.queries.ts';

/** What a user types in the wizard. */
export type WizardContent = {
  name: string;
  offerData: OfferData;
  /** null until the first input. */
  icpData: IcpCriteria | null;
  engagement: EngagementConfig | null;
};

export type ContentChange = {
  name?: string;
  offerData?: OfferDataChange;
  icpData?: Partial<Omit<IcpCriteria, 'exclusions'>> & { exclusions?: Partial<IcpCriteria['exclusions']> };
  engagement?: Partial<EngagementConfig>;
};

/** What is saved, compared and chosen between on its own. */
export const fieldNames = [
  'name',
  'offerData.personalProfile.displayName',
  'offerData.personalProfile.jobTitle',
  'offerData.personalProfile.personalIntroduction',
  'offerData.companyInfo.companyName',
  'offerData.companyInfo.website',
  'offerData.companyInfo.linkedinPage',
  'offerData.companyInfo.serviceDescription',
  'offerData.companyInfo.serviceOffer',
  'offerData.companyInfo.uniqueSellingPoints',
  'offerData.targetingInfo.targetMarket',
  'offerData.targetingInfo.pricing',
  'offerData.summary',
  'icpData.titles',
  'icpData.hasSynonyms',
  'icpData.seniorities',
  'icpData.functions',
  'icpData.tenures',
  'icpData.industries',
  'icpData.nafCodes',
  'icpData.companySizes',
  'icpData.places',
  'icpData.departments',
  'icpData.languages',
  'icpData.mustHave',
  'icpData.mustNotHave',
  'icpData.exclusions.customers',
  'icpData.exclusions.competitors',
  'icpData.exclusions.domains',
  'icpData.alternatives',
  'engagement.steps',
  'engagement.formality',
  'engagement.style',
  'engagement.calendarLink',
  'engagement.saysOpposition',
  'engagement.schedule',
  'engagement.approval',
] as const;
export type FieldName = (typeof fieldNames)[number];
export type Fields = Partial<Record<FieldName, unknown>>;

/** Of those that are there, in the order of the screens. */
export const namesOf = (fields: object): FieldName[] =>
  fieldNames.filter((name) => Object.hasOwn(fields, name));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readPath = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), from);

/** A copy with the value at its path. */
function withPath(from: unknown, path: string, value: unknown): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.');
  const record = isRecord(from) ? from : {};
  return { ...record, [key]: rest.length === 0 ? value : withPath(record[key], rest.join('.'), value) };
}

/** A change of one field. */
export const changeOf = (name: FieldName, value: unknown): ContentChange => withPath({}, name, value);

/** The single fields of a change. */
export function fieldsOf(change: ContentChange): Fields {
  const fields: Fields = {};
  for (const name of fieldNames) {
    const value = readPath(change, name);
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

/** A field of a content; in what does not exist yet it is what it will be unless someone changes it. */
export function readField(content: WizardContent, name: FieldName): unknown {
  const icpData = content.icpData ?? emptyCriteria;
  const engagement = content.engagement ?? unsetEngagement;
  return readPath({ ...content, icpData, engagement }, name) ?? null;
}

const unsetEngagement: Omit<EngagementConfig, 'steps'> = {
  formality: 'vous',
  style: 'sober',
  calendarLink: '',
  saysOpposition: false,
  schedule: officeHours,
  approval: 'each',
};

/** The content with other values in some fields. */
export function withFields(content: WizardContent, fields: Fields): WizardContent {
  let changed: Record<string, unknown> = content;
  for (const name of namesOf(fields)) {
    const [group] = name.split('.');
    if (group === 'icpData' && changed.icpData === null) changed = { ...changed, icpData: emptyCriteria };
    if (group === 'engagement' && changed.engagement === null)
      changed = { ...changed, engagement: { steps: [], ...unsetEngagement } };
    changed = withPath(changed, name, fields[name]);
  }
  return changed as WizardContent;
}

export const contentOf = ({ name, offerData, icpData, metadata }: Campaign): WizardContent => ({
  name,
  offerData,
  icpData,
  engagement: metadata.engagementConfig,
});

export const emptyContent = (name: string): WizardContent => ({
  name,
  offerData: emptyOfferData,
  icpData: null,
  engagement: null,
});

/** The call's body for some fields: a sequence is only ever sent whole. */
export function patchOf(content: WizardContent, fields: Fields): CampaignPatch {
  const patch: Record<string, unknown> = {};
  const merged = withFields(content, fields);
  for (const name of namesOf(fields)) {
    if (name.startsWith('engagement.')) patch.metadata = { engagementConfig: merged.engagement };
    else Object.assign(patch, withPath(patch, name, fields[name]));
  }
  return patch as CampaignPatch;
}

/** The field that a path of the call's body belongs to. */
export function fieldOfPath(path: string): FieldName | null {
  const own = path.replace(/^metadata\.engagementConfig\b/, 'engagement');
  return fieldNames.find((name) => own === name || own.startsWith(`${name}.`)) ?? null;
}

/** What the contract would refuse, reported before anything is sent. */
export function refusalsOf(patch: CampaignPatch): Partial<Record<FieldName, string>> {
  const refusals: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of CampaignChange.safeParse(patch).error?.issues ?? []) {
    const name = fieldOfPath(path.join('.'));
    if (name) refusals[name] ??= message;
  }
  return refusals;
}

/** The same content; the server trims texts, so blanks at their ends make no difference. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) => {
    if (typeof part === 'string') return part.trim();
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
