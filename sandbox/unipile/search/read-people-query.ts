import { z } from 'zod';
import type { Choice, PeopleQuery } from './people-query.ts';

const id = z.union([z.string(), z.number()]).transform(String);
const ids = z.array(id).default([]);
const choice = z
  .union([
    z.object({ include: ids, exclude: ids }),
    ids.transform((include) => ({ include, exclude: [] as string[] })),
  ])
  .default({ include: [], exclude: [] });
const ranges = z.array(z.object({ min: z.number().optional(), max: z.number().optional() })).default([]);
const text = z.string().optional();
const distances = z.array(z.union([z.number(), z.string()]).transform(Number)).default([]);

const ClassicPeople = z.object({
  keywords: text,
  industry: ids,
  location: ids,
  profile_language: ids,
  network_distance: distances,
  company: ids,
  past_company: ids,
  school: ids,
  advanced_keywords: z
    .object({ first_name: text, last_name: text, title: text, company: text, school: text })
    .default({}),
});

const SalesPeople = z.object({
  keywords: text,
  first_name: text,
  last_name: text,
  location: choice,
  industry: choice,
  company: choice,
  past_company: choice,
  school: choice,
  company_location: choice,
  function: choice,
  role: choice,
  past_role: choice,
  seniority: choice,
  company_headcount: ranges,
  tenure_at_company: ranges,
  tenure_at_role: ranges,
  network_distance: distances,
  profile_language: ids,
  changed_jobs: z.boolean().optional(),
  posted_on_linkedin: z.boolean().optional(),
});

const none: Choice = { include: [], exclude: [] };
const among = (include: string[]): Choice => ({ include, exclude: [] });

export const ClassicPeopleQuery = ClassicPeople.transform(
  (filters): PeopleQuery => ({
    api: 'classic',
    keywords: filters.keywords,
    firstName: filters.advanced_keywords.first_name,
    lastName: filters.advanced_keywords.last_name,
    title: filters.advanced_keywords.title,
    companyName: filters.advanced_keywords.company,
    schoolName: filters.advanced_keywords.school,
    location: among(filters.location),
    industry: among(filters.industry),
    company: among(filters.company),
    pastCompany: among(filters.past_company),
    school: among(filters.school),
    companyLocation: none,
    jobFunction: none,
    role: none,
    pastRole: none,
    seniority: none,
    headcount: [],
    tenureAtCompany: [],
    tenureAtRole: [],
    distances: filters.network_distance,
    profileLanguages: filters.profile_language,
  }),
);

export const SalesPeopleQuery = SalesPeople.transform(
  (filters): PeopleQuery => ({
    api: 'sales_navigator',
    keywords: filters.keywords,
    firstName: filters.first_name,
    lastName: filters.last_name,
    location: filters.location,
    industry: filters.industry,
    company: filters.company,
    pastCompany: filters.past_company,
    school: filters.school,
    companyLocation: filters.company_location,
    jobFunction: filters.function,
    role: filters.role,
    pastRole: filters.past_role,
    seniority: filters.seniority,
    headcount: filters.company_headcount,
    tenureAtCompany: filters.tenure_at_company,
    tenureAtRole: filters.tenure_at_role,
    distances: filters.network_distance,
    profileLanguages: filters.profile_language,
    hasChangedJobs: filters.changed_jobs,
    hasPosted: filters.posted_on_linkedin,
  }),
);
