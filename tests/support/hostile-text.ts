/** Runs when a browser takes the text for anything but text. */
const script = `<script>window.pwned='script'</script>`;
const handler = `"><img src=x onerror="window.pwned='handler'"><svg onload=window.pwned='svg'>`;
export const scriptUrl = `javascript:window.pwned='url'`;
export const dataUrl = `data:text/html,<script>top.pwned='data'</script>`;
/** From right to left, with an isolate and an embedding that nobody closes. */
const reversed = '\u202eetnevni egassap\u2067\u202b';
const zeroWidth = 'a\u200bb\u2060c\ufeffd\u00ade';
const arabic = 'مدير المشتريات في الشركة';
const family = '👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿';
const heaped = `Z${'\u0337\u0322\u031b\u0320'.repeat(12)}o`;

/** Where a text that is shown whole begins and ends: nothing of the product may stand inside of it. */
export const begin = '▶';
export const end = '⏹';

const cutTo = (text: string, longest: number) => text.slice(0, longest - 1).toWellFormed() + end;

/** Texts that try to harm whoever shows them, each no longer than its field allows. */
export const hostile = {
  markup: (longest = 5_000) => cutTo(`${begin}${script}${handler} ${family} {{prenom}}`, longest),
  reversed: (longest = 5_000) => cutTo(`${begin}${reversed} ${arabic} ${zeroWidth} ${heaped} fin`, longest),
  /** One word that no line can be broken in. */
  endless: (longest = 5_000) => `${begin}${'W'.repeat(longest - 2)}${end}`,
};
export const kinds = ['reversed', 'markup', 'endless'] as const satisfies (keyof typeof hostile)[];

/** A profile whose every field is of one kind. */
export const hostileProfile = (index: number): Record<string, string> => {
  const write = hostile[kinds[index % kinds.length] ?? 'markup'];
  return {
    firstName: write(index < 6 ? 5_000 : 60),
    lastName: write(80),
    headline: `Responsable paie ${write(4_000)}`,
    about: write(5_000),
    title: `Responsable paie ${write(200)}`,
    company: write(600),
    website: index % 2 ? scriptUrl : dataUrl,
    place: write(400),
    pictureUrl: index % 2 ? dataUrl : scriptUrl,
    post: write(4_000),
    postUrl: scriptUrl,
  };
};
