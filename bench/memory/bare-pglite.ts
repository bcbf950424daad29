import { createServer } from 'node:http';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** The baseline of the demonstration: Node, an empty embedded database, and an answer from it. */
const client = await PGlite.create(join(process.env.DATA_DIR ?? '', 'pglite'));
createServer(async (_, response) => {
  const { rows } = await client.query('select 1 as one');
  response.end(JSON.stringify(rows));
}).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => void client.close().then(() => process.exit(0)));
