import type { z } from 'zod';
import { Import, type ImportConfirmation, importsApi } from '#contract/sourcing/imports.ts';
import type { TestClient } from './test-client.ts';

/** Posts a list as the import screen does. */
export async function uploadList(
  person: TestClient,
  content: string | Uint8Array,
  name = 'salon-nancy.csv',
): Promise<Import> {
  const reply = await person.request({
    method: 'POST',
    url: `${importsApi.create.path}?${new URLSearchParams({ name })}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  });
  if (reply.statusCode !== 200) throw Object.assign(new Error(reply.body), { status: reply.statusCode });
  return Import.parse(reply.json());
}

/** Confirmed again, a list goes on where it was: on a busy machine, a short one may not be over the first time. */
export async function confirmList(
  person: TestClient,
  id: string,
  body: z.input<typeof ImportConfirmation>,
): Promise<Import> {
  for (;;) {
    const confirmed = await person.call(importsApi.confirm, { params: { id }, body });
    if (confirmed.result) return confirmed;
  }
}
