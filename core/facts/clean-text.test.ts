import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, withoutOrnaments } from './clean-text.ts';

test.each([
  ['zero-width', 'DR\u200bH\u200d de\u2060 Noma\u00adtec\ufeff', 'DRH de Nomatec'],
  ['bidirectional', '\u202eDRH\u202c \u2066Lyon\u2069', 'DRH Lyon'],
  ['tags', `DRH${String.fromCodePoint(0xe0069, 0xe0067, 0xe006e)}`, 'DRH'],
  ['control', 'DRH\u0000\u0007\u001b[31m', 'DRH[31m'],
  ['fillers', 'DRH\u3164\u2800\u115f', 'DRH'],
  ['mathematical letters', '𝗗𝗿𝗵 𝒅𝒆 𝕃𝕪𝕠𝕟', 'Drh de Lyon'],
  ['fullwidth letters', 'ＤＲＨ', 'DRH'],
  ['circled and framed letters', 'Ⓓⓡⓗ 🅳🅁🅷 🅓', 'Drh DRH D'],
  ['ligatures', 'ﬁnances', 'finances'],
  ['accents apart', 'Re\u0301gion', 'Région'],
  ['marks in a heap', 'DRH\u0301\u0302\u0303\u0304\u0305', 'DRH\u0301\u0302'],
  ['what means something', '10 m² à 3 ½ h, n° 4, 100 %, Nomatec™', '10 m² à 3 ½ h, n° 4, 100 %, Nomatec™'],
  ['blanks', ' DRH \t\u00a0\u2003 Lyon \r\n \r\n\n\n Paie\u2028Audit ', 'DRH Lyon\n\nPaie\nAudit'],
])('%s', (_, raw, clean) => {
  expect(cleanText(raw)).toBe(clean);
});

test('a text that is too long is cut between two words, never inside a letter', () => {
  expect(cleanText('Audit de la paie', 10)).toBe('Audit de');
  expect(cleanText('Audit de la paie', 8)).toBe('Audit de');
  expect(cleanText('a😀😀😀', 4)).toBe('a😀');
});

test.each([
  ['🚀 DRH 🚀 Nomatec 🇫🇷', ' · ', 'DRH · Nomatec'],
  ['→ Recrutement ✅', ' ', 'Recrutement'],
  ['Nous recrutons à Lyon ! #recrutement #RH #Lyon', ' ', 'Nous recrutons à Lyon !'],
  ['Le #recrutement change. #RH', ' ', 'Le recrutement change.'],
  ['Développeur C# et R&D', ' ', 'Développeur C# et R&D'],
  ['- Audit de paie', ' ', 'Audit de paie'],
  ['2) Audit de paie', ' ', 'Audit de paie'],
])('ornaments of %j', (text, between, plain) => {
  expect(withoutOrnaments(text, between)).toBe(plain);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        'DRH',
        '\u200b',
        '\u202e',
        '𝗗𝗿𝗵',
        '🚀',
        '\n',
        '\r',
        ' ',
        '\u00a0',
        'e\u0301',
        '#RH',
        '•',
      ),
    )
    .map((parts) => parts.join('')),
);

test('whatever is written, what comes out is well formed, bounded, readable, and stays the same', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 120 }), (raw, longest) => {
      const clean = cleanText(raw, longest);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean.length).toBeLessThanOrEqual(longest);
      expect(clean).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Co}]|\n{3}|[ ]{2}|^\s|\s$/u);
      expect(cleanText(clean, longest)).toBe(clean);
    }),
    { numRuns: 500 },
  );
});
