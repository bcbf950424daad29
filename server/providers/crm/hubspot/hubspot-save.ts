import { inPieces } from '../call-crm.ts';
import { CrmError, type Saved } from '../crm.ts';
import { type HubspotClient, type HubspotType, keyProperty } from './hubspot-client.ts';

type ToSave = { key: string; remoteId: string | null; properties: Record<string, string> };

/**
 * Records are made by « upsert » under a key of ours: the same call again finds what the first one made. A call that
 * HubSpot refuses as a whole is made again one record at a time, so that each is told what is wrong with it.
 */
export async function saveObjects(
  client: HubspotClient,
  type: HubspotType,
  records: readonly ToSave[],
): Promise<Saved[]> {
  const saved: Saved[] = [];
  for (const piece of inPieces(records.filter(({ remoteId }) => !remoteId)))
    saved.push(...(await saveApart(piece, (some) => upsert(client, type, some))));
  for (const piece of inPieces(records.filter(({ remoteId }) => remoteId)))
    saved.push(...(await saveApart(piece, (some) => update(client, type, some))));
  return saved;
}

async function saveApart(
  records: readonly ToSave[],
  save: (records: readonly ToSave[]) => Promise<Saved[]>,
): Promise<Saved[]> {
  if (records.length === 0) return [];
  try {
    return await save(records);
  } catch (error) {
    if (!(error instanceof CrmError) || error.kind !== 'refused') throw error;
    const [only] = records;
    if (records.length === 1 && only) return [{ key: only.key, is: 'refused', because: error.message }];
    const saved: Saved[] = [];
    for (const record of records) saved.push(...(await saveApart([record], save)));
    return saved;
  }
}

async function upsert(
  client: HubspotClient,
  type: HubspotType,
  records: readonly ToSave[],
): Promise<Saved[]> {
  const { results, errors } = await client.batch(type, 'upsert', {
    inputs: records.map(({ key, properties }) => ({
      idProperty: keyProperty,
      id: key,
      properties: { ...properties, [keyProperty]: key },
    })),
  });
  const ids = new Map(results.map(({ id, properties }) => [properties[keyProperty] ?? '', id]));
  return records.map(({ key }) => {
    const remoteId = ids.get(key);
    if (remoteId) return { key, is: 'saved', remoteId };
    return { key, is: 'refused', because: errors[0]?.message ?? 'La fiche n’a pas été confirmée.' };
  });
}

async function update(
  client: HubspotClient,
  type: HubspotType,
  records: readonly ToSave[],
): Promise<Saved[]> {
  const { results, errors } = await client.batch(
    type,
    'update',
    { inputs: records.map(({ remoteId, properties }) => ({ id: remoteId, properties })) },
    [404],
  );
  const written = new Set(results.map(({ id }) => id));
  const missing = new Set(
    errors
      .filter(({ category }) => category === 'OBJECT_NOT_FOUND')
      .flatMap(({ context }) => context?.ids ?? []),
  );
  return records.map(({ key, remoteId }) => {
    if (remoteId && written.has(remoteId)) return { key, is: 'saved', remoteId };
    if (remoteId && missing.has(remoteId)) return { key, is: 'gone' };
    return { key, is: 'refused', because: errors[0]?.message ?? 'La fiche n’a pas été confirmée.' };
  });
}
