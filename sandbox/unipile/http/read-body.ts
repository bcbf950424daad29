import type { Buffer } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type UploadedFile = { name: string; mimetype: string; size: number };

/** JSON, a form or multipart, always one plain object; repeated keys and `a[b]` become lists and objects. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, body.length > 0 ? JSON.parse(body.toString()) : {});
    } catch {
      done(Object.assign(new Error('Malformed JSON'), { statusCode: 400 }), undefined);
    }
  });
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, gather([...new URLSearchParams(body.toString())])),
  );
  app.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const type = request.headers['content-type'] ?? '';
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
      return gather(
        [...form].map(([key, value]) => [
          key,
          typeof value === 'string'
            ? value
            : { name: value.name, mimetype: value.type || 'application/octet-stream', size: value.size },
        ]),
      );
    },
  );
}

type Field = string | UploadedFile;

function gather(fields: [string, Field][]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [key, value] of fields) {
    const [, outer, inner] = key.match(/^(\w+)\[(\w+)\]$/) ?? [];
    if (outer && inner) {
      const nested = body[outer];
      body[outer] = { ...(typeof nested === 'object' ? nested : {}), [inner]: value };
    } else if (Object.hasOwn(body, key)) {
      const known = body[key];
      body[key] = [...(Array.isArray(known) ? known : [known]), value];
    } else body[key] = value;
  }
  return body;
}
