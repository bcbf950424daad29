import type { Random } from './seeded-random.ts';
import { SCHOOLS, studiesOf } from './words/schools.ts';
import type { Education, JobFunction, Named, Seniority } from './world.ts';

type Request = {
  jobFunction: JobFunction;
  seniority: Seniority;
  country: string;
  /** The year of the first job. */
  workedFrom: number;
  year: number;
  schools: ReadonlyMap<string, Named>;
};

/** The latest studies first. */
export function drawEducation(random: Random, request: Request): Education[] {
  const { jobFunction, seniority, country, workedFrom, year, schools } = request;
  const named = (name: string): Named => schools.get(name) ?? { id: '0', name };
  const isAssistant =
    jobFunction === 'general_management' && /^(?:in_training|entry|senior)$/.test(seniority);
  const studies = random.pick(studiesOf(isAssistant ? 'customer_success' : jobFunction));
  const isStudent = seniority === 'in_training';
  const endYear = isStudent ? year + random.int(0, 1) : workedFrom - (random.chance(0.2) ? 1 : 0);
  const kind = country !== 'France' && random.chance(0.6) ? 'foreign' : studies.kind;
  const school = random.pick(SCHOOLS[kind]);
  const degree = inItsTime(school, degreeOf(school, random.pick(studies.degrees)), endYear);
  const length = /BTS|DUT|BUT|Licence prof|MSc|Executive/.test(degree)
    ? 2
    : /Bachelor|Licence|Diplôme/.test(degree)
      ? 3
      : random.int(2, 5);
  const isUndated = random.chance(0.12);
  const list: Education[] = [
    {
      school: named(school),
      degree: random.chance(0.93) ? degree : null,
      field: random.chance(0.85) ? random.pick(studies.fields) : null,
      startYear: isUndated ? null : endYear - length,
      endYear: isUndated ? null : endYear,
    },
  ];
  const before = endYear - length;
  if (random.chance(0.35)) {
    const [school, degree] = drawFirstStudies(random, before);
    list.push({ school: named(school), degree, field: null, startYear: before - 2, endYear: before });
  }
  const mayStudyAgain = ['director', 'vp', 'cxo', 'owner'].includes(seniority) && year - workedFrom > 12;
  if (mayStudyAgain && random.chance(0.1)) {
    const again = workedFrom + random.int(8, year - workedFrom - 1);
    list.unshift({
      school: named(random.pick(SCHOOLS.business)),
      degree: 'Executive MBA',
      field: 'Management général',
      startYear: again - 1,
      endYear: again,
    });
  }
  return list;
}

function degreeOf(school: string, degree: string): string {
  if (school.startsWith('IUT')) return 'DUT';
  if (/^(?:Lycée|AFPA|CCI|CFA|MFR)/.test(school)) return 'BTS';
  if (school === '42 Paris') return 'Expert en architecture informatique';
  return school.startsWith('Université') && degree.includes('ingénieur') ? 'Master' : degree;
}

function drawFirstStudies(random: Random, endYear: number): readonly [string, string] {
  const kind = random.pick(['lycée', 'iut', 'university'] as const);
  if (kind === 'university') return [random.pick(SCHOOLS.university), endYear < 2005 ? 'DEUG' : 'Licence'];
  if (kind === 'iut')
    return [
      random.pick(SCHOOLS.short.filter((name) => name.startsWith('IUT'))),
      inItsTime('IUT', 'DUT', endYear),
    ];
  const school = random.pick(SCHOOLS.short.filter((name) => name.startsWith('Lycée')));
  return [school, random.pick(['Classe préparatoire', 'BTS', 'Baccalauréat'])];
}

function inItsTime(school: string, degree: string, endYear: number): string {
  if (degree === 'BUT' && endYear < 2024) return 'DUT';
  if (degree === 'DUT' && endYear >= 2024) return 'BUT';
  if ((degree === 'DESS' || degree === 'Maîtrise') && endYear > 2005) return 'Master 2';
  if (degree === 'MSc' && endYear < 2005) return 'Mastère spécialisé';
  return /^Master(?: 2)?$/.test(degree) && endYear < 2003
    ? school.startsWith('Université')
      ? 'DESS'
      : 'Diplôme'
    : degree;
}

const LEVELS = [
  'Notions',
  'Compétence professionnelle limitée',
  'Compétence professionnelle',
  'Capacité professionnelle complète',
  'Bilingue ou langue natale',
] as const;

export function drawLanguages(random: Random, lastName: string): { name: string; level: string }[] {
  if (random.chance(0.42)) return [];
  const list: { name: string; level: string }[] = [{ name: 'Français', level: LEVELS[4] }];
  list.push({ name: 'Anglais', level: random.pick(LEVELS.slice(1, 4)) });
  if (/^(?:Ben|El |Bou|Aït)/.test(lastName))
    list.push({ name: 'Arabe', level: random.pick(LEVELS.slice(2)) });
  if (/(?:eira|Silva|Santos|ques)$/.test(lastName))
    list.push({ name: 'Portugais', level: random.pick(LEVELS.slice(2)) });
  if (random.chance(0.55)) {
    const name = random.weighted([
      ['Espagnol', 50],
      ['Allemand', 25],
      ['Italien', 14],
      ['Chinois (mandarin)', 4],
      ['Néerlandais', 4],
      ['Langue des signes française', 3],
    ] as const);
    list.push({ name, level: random.pick(LEVELS.slice(0, 4)) });
  }
  return list;
}
