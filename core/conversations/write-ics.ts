type Reminder = {
  id: string;
  at: Date;
  /** When the file is made. */
  now: Date;
  title: string;
  description: string;
  url: string;
};

const minutes = 15;

/** A quarter of an hour in a calendar, as RFC 5545 writes it. */
export function writeIcs({ id, at, now, title, description, url }: Reminder): string {
  const end = new Date(at.getTime() + minutes * 60_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Accroche//Rappel//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@accroche`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** No control sign of a name may begin a line of its own. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** At most 75 bytes a line; the next one begins with a space. A letter is never cut. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let used = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (used + size > 75) {
      folded += '\r\n ';
      used = 1;
    }
    folded += letter;
    used += size;
  }
  return folded;
}
