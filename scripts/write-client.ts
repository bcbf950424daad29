import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeClient } from '../contract/v1/write-client.ts';
import { writeOpenApi } from '../contract/v1/write-openapi.ts';

/** The copy that is kept here, for its types to be checked; each installation serves its own. */
writeFileSync(
  resolve(import.meta.dirname, '../clients/typescript/accroche.ts'),
  writeClient(writeOpenApi('https://accroche.example')),
);
