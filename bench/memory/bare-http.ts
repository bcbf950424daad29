import { createServer } from 'node:http';

/** The baseline of a web process: Node, and an answer. */
createServer((_, response) => response.end('{}')).listen(Number(process.env.PORT), '127.0.0.1');
