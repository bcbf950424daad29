import { atCompany } from '../french/company-phrases.ts';
import type { Fact } from '../ledger/fact.ts';
import { fold } from '../words/fold.ts';
import { isFrench, isHarmless, quote } from './quotable.ts';
import { filling } from './slots.ts';
import { asClause, type Said, type Teller } from './teller.ts';

export function ofSchool(fact: Fact, teller: Teller): Said | null {
  const [name = ''] = fact.text.split(/\s?[,|(–—]\s?|\s-\s/u);
  if (name.length < 3 || name.length > 60 || !/^[\p{Script=Latin}\d\s’'&.-]+$/u.test(name)) return null;
  if (!isHarmless(name) || /lyc[ée]e|coll[èe]ge/iu.test(name)) return null;
  const school = name.trim().replace(/'/g, '’');
  const place = atCompany(school);
  const isSure = /^(?:à|au|aux)\s/u.test(place);
  return {
    fact,
    use: 'school',
    weight: 0.3,
    slots: {
      school: filling(school, fact.id),
      ...(isSure && {
        atSchool: filling(place, fact.id),
        ...asClause(`${teller.formality === 'vous' ? 'vous avez étudié' : 'tu as étudié'} ${place}`, fact.id),
      }),
    },
  };
}

/** What nearly everybody lists says nothing of anybody. */
const dull =
  /^(?:microsoft.*|office.*|pack office|word|excel|powerpoint|outlook|internet|anglais|francais|english|french|leadership|management|communication|travail en equipe|teamwork|reseaux? sociaux|social media|autonomie|rigueur|organisation|gestion du temps|resolution de problemes|public speaking|customer service|photoshop|windows|linkedin)$/;

export function ofSkill(fact: Fact): Said | null {
  const skill = fact.text.trim().replace(/'/g, '’');
  if (!/^[\p{Script=Latin}\d][\p{Script=Latin}\d\s’&.+/()-]{2,38}$/u.test(skill) || !isHarmless(skill))
    return null;
  if (dull.test(fold(skill))) return null;
  return { fact, use: 'skill', weight: 0.5, slots: { skill: filling(quote(skill), fact.id) } };
}

export function ofIndustry(fact: Fact): Said | null {
  const name = fact.text.trim().replace(/'/g, '’');
  const isFit = /^\p{Lu}?[\p{Script=Latin}\s’,-]{3,50}$/u.test(name) && isHarmless(name);
  if (!isFit || (!isFrench(name) && !/[éèàêç]/u.test(name))) return null;
  return { fact, use: 'industry', weight: 0.25, slots: { industry: filling(quote(name), fact.id) } };
}

const spoken =
  /^(allemand|espagnol|italien|portugais|néerlandais|arabe|chinois|mandarin|japonais|russe|polonais|roumain|turc|grec|suédois|danois|norvégien|coréen|hébreu|breton|catalan|basque|occitan|tchèque|hongrois|vietnamien)$/u;

export function ofLanguage(fact: Fact, teller: Teller): Said | null {
  const [name = ''] = fact.text.toLocaleLowerCase('fr').split(/\s?[(,:–-]/u);
  if (!spoken.test(name.trim())) return null;
  const clause = `${teller.formality === 'vous' ? 'vous parlez' : 'tu parles'} ${name.trim()}`;
  return {
    fact,
    use: 'language',
    weight: 0.08,
    slots: { language: filling(name.trim(), fact.id), ...asClause(clause, fact.id) },
  };
}
