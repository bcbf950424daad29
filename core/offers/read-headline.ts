/** Where a headline goes on to something else than the job. */
const breaks = /\s*(?:[|·•,;/]|\s[–—-]\s|\bchez\b|\bat\b|@).*$/iu;
const employer = /(?:\bchez\b|\bat\b|@)\s*([^|·•,;/–—]+)/iu;

/** « Directrice commerciale chez Liseré, diagnostic de paie »: the job, and the company where it is named. */
export function readHeadline(headline: string): { title: string | null; company: string | null } {
  return {
    title: headline.replace(breaks, '').trim() || null,
    company: employer.exec(headline)?.[1]?.trim() || null,
  };
}
