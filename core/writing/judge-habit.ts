import { type Letter, readLetter } from './letter.ts';
import type { Habit } from './voice-rule.ts';
import { keysOf } from './words.ts';

/** A text that left, and what the writer had proposed; `written` is null for a text that the user wrote alone. */
export type Sending = { written: Letter | null; sent: Letter; personId: string | null };
/** What the texts say of a habit: how many show it, to how many people, how many say the contrary. */
export type Judgement = { shownBy: number; people: number; against: number };

type Mark = 'shows' | 'against' | null;

/** So many in a row, at the end, and what was done before is forgotten: people change. */
const changeOfMind = 4;
/** The network limits a note to fewer signs: only the length of a longer text is the user's choice. */
export const longerThanNote = 320;

export const sendingOf = (pair: {
  written: string | null;
  sent: string;
  personId?: string | undefined;
}): Sending => ({
  written: pair.written === null ? null : readLetter(pair.written),
  sent: readLetter(pair.sent),
  personId: pair.personId ?? null,
});

/** `sendings` from the oldest to the latest. */
export function judgeHabit(habit: Habit, sendings: readonly Sending[]): Judgement {
  const mark = markerOf(habit);
  const marked = sendings.flatMap((sending) => {
    const found = mark(sending);
    return found ? [{ mark: found, personId: sending.personId }] : [];
  });
  const lastAgainst = marked.findLastIndex(({ mark }) => mark === 'against');
  const isOver = marked.length - 1 - lastAgainst >= changeOfMind;
  const counted = isOver ? marked.slice(lastAgainst + 1) : marked;
  const shows = counted.filter(({ mark }) => mark === 'shows');
  const named = shows.flatMap(({ personId }) => personId ?? []);
  return {
    shownBy: shows.length,
    people: new Set(named).size + shows.length - named.length,
    against: counted.length - shows.length,
  };
}

/** A sending shows a habit when the user made it so; one that was already so says nothing. */
function markerOf(habit: Habit): (sending: Sending) => Mark {
  switch (habit.kind) {
    case 'no_exclamation':
      return absence(({ hasExclamation }) => hasExclamation);
    case 'no_emoji':
      return absence(({ hasEmoji }) => hasEmoji);
    case 'no_question':
      return absence(({ hasQuestion }) => hasQuestion);
    case 'no_signature':
      return absence(({ signature }) => signature !== null);
    case 'signs_as':
      return choice(habit.text, ({ signature }) => signature);
    case 'greets_with':
      return choice(habit.text, ({ greeting }) => greeting);
    case 'signs_off_with':
      return choice(habit.text, ({ signOff }) => signOff);
    case 'never_writes':
      return avoidance(habit.text);
    case 'prefers':
      return preference(habit.text, habit.over);
    case 'at_most':
      return ({ written, sent }) => {
        if (sent.length > habit.signs) return 'against';
        return written === null || written.length > Math.max(habit.signs, longerThanNote) ? 'shows' : null;
      };
  }
}

const absence =
  (has: (letter: Letter) => boolean) =>
  ({ written, sent }: Sending): Mark => {
    if (has(sent)) return 'against';
    return written === null || has(written) ? 'shows' : null;
  };

const choice =
  (wanted: string, read: (letter: Letter) => string | null) =>
  ({ written, sent }: Sending): Mark => {
    const [before, after] = [written && read(written), read(sent)];
    if (after === wanted) return before === wanted ? null : 'shows';
    return after !== null || before !== null ? 'against' : null;
  };

function avoidance(phrase: string): (sending: Sending) => Mark {
  const keys = keysOf(phrase);
  return ({ written, sent }) => {
    if (sent.keys.includes(keys)) return 'against';
    return written?.keys.includes(keys) ? 'shows' : null;
  };
}

function preference(text: string, over: string): (sending: Sending) => Mark {
  const [wanted, unwanted] = [keysOf(text), keysOf(over)];
  return ({ written, sent }) => {
    if (sent.keys.includes(unwanted) && !wanted.includes(unwanted)) return 'against';
    return written?.keys.includes(unwanted) && sent.keys.includes(wanted) ? 'shows' : null;
  };
}
