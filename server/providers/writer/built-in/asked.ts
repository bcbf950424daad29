import type { CompanySize, Language, Seniority, Tenure } from '#core/targeting/icp-criteria.ts';

/** What is asked of one kind of people, as it is read. */
export const emptyAsked = () => ({
  titles: [] as string[],
  functions: [] as string[],
  industries: [] as string[],
  nafCodes: [] as string[],
  places: [] as string[],
  mustHave: [] as string[],
  mustNotHave: [] as string[],
  customers: [] as string[],
  competitors: [] as string[],
  domains: [] as string[],
  seniorities: [] as Seniority[],
  languages: [] as Language[],
  tenures: [] as Tenure[],
  /** By kind of company, and by count of employees: the count is the more precise. */
  sizesByKind: [] as CompanySize[],
  sizesByCount: [] as CompanySize[],
  sizesToAvoid: [] as CompanySize[],
});
export type Asked = ReturnType<typeof emptyAsked>;
