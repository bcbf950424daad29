import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { outboxMailer } from '#server/providers/mail/outbox-mailer.ts';
import { systemClock } from './clock.ts';
import { createLog } from './log.ts';
import { secureRandom } from './random.ts';

const lines: string[] = [];
const log = createLog('trace', { write: (line: string) => void lines.push(line) });
const folder = mkdtempSync(join(tmpdir(), 'accroche-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What one logged error leaves in the log. */
function logged(err: unknown): string {
  lines.length = 0;
  log.error({ err }, 'probe');
  return lines.join('');
}

test('a mail kept in the outbox is logged by its file, not by what it says', async () => {
  lines.length = 0;
  const mailer = outboxMailer(folder, 'Accroche <a@b.example>', {
    clock: systemClock,
    random: secureRandom,
    log,
  });
  const subject = 'Camille Moreau a répondu';
  await mailer.send({ to: 'lea@exemple.fr', subject, text: 'Bonjour', html: '<p>Bonjour</p>' });
  expect(lines.join('')).toContain(readdirSync(folder)[0]);
  expect(lines.join('')).not.toMatch(/Camille|Moreau|lea@exemple/);
});

test('a refused recipient, as a mail server tells it, loses its address', () => {
  const text = logged(
    Object.assign(new Error('All recipients were rejected: 550 5.1.1 <Léa.Roux+x@exemple.fr>: unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
      response: '550 5.1.1 <lea.roux@exemple.fr>: unknown',
      rejected: ['lea.roux@exemple.fr'],
      rejectedErrors: [new Error('550 lea.roux@exemple.fr')],
    }),
  );
  expect(text).toContain('550 5.1.1');
  expect(text).toContain('EENVELOPE');
  expect(text).not.toMatch(/roux/i);
});

test('an unreadable JSON, a refused value and a broken rule of the database tell nothing of the person', () => {
  const unreadable = () => {
    try {
      return JSON.parse('{"name":"Camille Moreau", oops');
    } catch (error) {
      return error;
    }
  };
  expect(logged(unreadable())).not.toContain('Camille');
  const ofDatabase = (code: string, message: string, more: object) =>
    Object.assign(new Error(message), { code, severity: 'ERROR', ...more });
  const duplicate = logged(
    ofDatabase('23505', 'duplicate key value violates unique constraint "users_email_key"', {
      detail: 'Key (email)=(lea@exemple.fr) already exists.',
      where: 'COPY people, line 1: "Moreau"',
      constraint: 'users_email_key',
    }),
  );
  expect(duplicate).toContain('users_email_key');
  expect(duplicate).not.toMatch(/lea@|Moreau/);
  const invalid = ofDatabase('22P02', 'invalid input syntax for type uuid: "Camille Moreau"', {});
  expect(logged(invalid)).not.toContain('Camille');
  const failed = new Error('Failed query: insert …\nparams: Camille', { cause: invalid });
  expect(logged(Object.assign(failed, { query: 'insert …', params: ['Camille'] }))).not.toContain('Camille');
});

test('what a third party answered is not kept, its status and the causes are', () => {
  const cause = Object.assign(new Error('socket hang up (lea@exemple.fr)'), { code: 'ECONNRESET' });
  const text = logged(
    Object.assign(new Error('Bad answer', { cause }), {
      statusCode: 502,
      requestBodyValues: { prompt: 'Camille Moreau, directrice' },
      responseBody: 'Camille Moreau',
    }),
  );
  expect(text).toContain('"status":502');
  expect(text).toContain('ECONNRESET');
  expect(text).toContain('socket hang up');
  expect(text).toContain('log.test.ts');
  expect(text).not.toMatch(/Camille|lea@/);
});
