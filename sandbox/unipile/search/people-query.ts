/** What is wanted or not, as ids or, where the network allows it, as plain names. */
export type Choice = { include: string[]; exclude: string[] };

export type Range = { min?: number | undefined; max?: number | undefined };

/** A people search of either product, in one form. */
export type PeopleQuery = {
  api: 'classic' | 'sales_navigator';
  keywords?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  title?: string | undefined;
  companyName?: string | undefined;
  schoolName?: string | undefined;
  location: Choice;
  industry: Choice;
  company: Choice;
  pastCompany: Choice;
  school: Choice;
  companyLocation: Choice;
  jobFunction: Choice;
  role: Choice;
  pastRole: Choice;
  seniority: Choice;
  headcount: Range[];
  tenureAtCompany: Range[];
  tenureAtRole: Range[];
  distances: number[];
  profileLanguages: string[];
  hasChangedJobs?: boolean | undefined;
  hasPosted?: boolean | undefined;
};
