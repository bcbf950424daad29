import { readLetter } from './letter.ts';

const shortestSample = 20;

/** Texts pasted one after the other: a line of dashes parts them, three empty lines, or a greeting that begins anew. */
export function splitSamples(pasted: string): string[] {
  return pasted
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*[-–—_=*]{3,}[ \t]*(?=\n)|\n(?:[ \t]*\n){3,}/u)
    .flatMap(splitAtGreetings)
    .map((text) => text.trim())
    .filter((text) => text.length >= shortestSample);
}

function splitAtGreetings(text: string): string[] {
  const parts: string[] = [''];
  for (const line of text.split('\n')) {
    const isGreeting = readLetter(line).greeting !== null;
    if (isGreeting && parts.at(-1)?.trim()) parts.push(line);
    else parts.push(`${parts.pop() ?? ''}\n${line}`);
  }
  return parts;
}
