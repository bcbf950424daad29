import {
  approvalTexts,
  type EngagementConfig,
  nameStep,
  type SequenceStep,
  styleLabels,
} from '#core/campaigns/engagement.ts';
import { describeWindow } from '#core/campaigns/sending-window.ts';
import { nameDepartment } from '#core/companies/departments.ts';
import { nafScopeLabel } from '#core/companies/naf-scopes.ts';
import { type Alternative, languageLabels, seniorityLabels } from '#core/targeting/icp-criteria.ts';
import { criteriaFieldLabels } from '#web/features/icps/criteria-labels.ts';
import { describeAlternative } from '#web/features/icps/list-criteria.ts';
import type { FieldName } from './autosave/campaign-fields.ts';

export const fieldLabels: Record<FieldName, string> = {
  name: 'Nom de la campagne',
  'offerData.personalProfile.displayName': 'Votre nom',
  'offerData.personalProfile.jobTitle': 'Votre fonction',
  'offerData.personalProfile.personalIntroduction': 'Votre présentation',
  'offerData.companyInfo.companyName': 'Nom de l’entreprise',
  'offerData.companyInfo.website': 'Site web',
  'offerData.companyInfo.linkedinPage': 'Page LinkedIn',
  'offerData.companyInfo.serviceDescription': 'Ce que fait votre entreprise',
  'offerData.companyInfo.serviceOffer': 'Ce que vous proposez',
  'offerData.companyInfo.uniqueSellingPoints': 'Ce qui vous distingue',
  'offerData.targetingInfo.targetMarket': 'À qui cela s’adresse',
  'offerData.targetingInfo.pricing': 'Prix',
  'offerData.summary': 'Résumé',
  'icpData.titles': criteriaFieldLabels.titles,
  'icpData.hasSynonyms': 'Chercher aussi les synonymes',
  'icpData.seniorities': criteriaFieldLabels.seniorities,
  'icpData.functions': criteriaFieldLabels.functions,
  'icpData.tenures': criteriaFieldLabels.tenures,
  'icpData.industries': criteriaFieldLabels.industries,
  'icpData.nafCodes': criteriaFieldLabels.nafCodes,
  'icpData.companySizes': criteriaFieldLabels.companySizes,
  'icpData.places': criteriaFieldLabels.places,
  'icpData.departments': criteriaFieldLabels.departments,
  'icpData.languages': criteriaFieldLabels.languages,
  'icpData.mustHave': criteriaFieldLabels.mustHave,
  'icpData.mustNotHave': criteriaFieldLabels.mustNotHave,
  'icpData.exclusions.customers': 'Clients à exclure',
  'icpData.exclusions.competitors': 'Concurrents à exclure',
  'icpData.exclusions.domains': 'Domaines à exclure',
  'icpData.alternatives': 'Autres profils recherchés',
  'engagement.steps': 'Étapes de la séquence',
  'engagement.formality': 'Vouvoiement ou tutoiement',
  'engagement.style': 'Style',
  'engagement.calendarLink': 'Lien d’agenda',
  'engagement.saysOpposition': 'Phrase d’opposition',
  'engagement.schedule': 'Calendrier d’envoi',
  'engagement.approval': 'Validation',
};

const spellings: Partial<Record<FieldName, (value: never) => string>> = {
  'icpData.hasSynonyms': (has: boolean) => (has ? 'Oui' : 'Non'),
  'icpData.seniorities': (list: (keyof typeof seniorityLabels)[]) =>
    list.map((one) => seniorityLabels[one]).join(', '),
  'icpData.nafCodes': (list: string[]) => list.map(nafScopeLabel).join(', '),
  'icpData.departments': (list: string[]) => list.map(nameDepartment).join(', '),
  'icpData.languages': (list: (keyof typeof languageLabels)[]) =>
    list.map((one) => languageLabels[one]).join(', '),
  'icpData.alternatives': (list: Alternative[]) => list.map(describeAlternative).join('\n'),
  'engagement.steps': (steps: SequenceStep[]) =>
    steps.map((step, index) => `${index + 1}. ${nameStep(steps, step.key)}, ${step.delayDays} j`).join('\n'),
  'engagement.formality': (formality: string) => (formality === 'tu' ? 'Tu' : 'Vous'),
  'engagement.style': (style: EngagementConfig['style']) => styleLabels[style],
  'engagement.schedule': (schedule: EngagementConfig['schedule']) => describeWindow(schedule),
  'engagement.approval': (approval: EngagementConfig['approval']) => approvalTexts[approval].label,
};

const spellItem = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'label' in item ? String(item.label) : String(item);

/** A field's value as a user reads it, for a comparison. */
export function spellValue(name: FieldName, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const spell = spellings[name];
  if (spell) return spell(value as never);
  return Array.isArray(value) ? value.map(spellItem).join(', ') : String(value);
}
