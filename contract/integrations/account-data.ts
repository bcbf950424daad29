import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdentityProof } from '../identity/auth.ts';

export const exportStates = ['waiting', 'making', 'ready', 'failed'] as const;

/** The copy that was asked for last; null: none, or it is too old. */
export const DataExport = z
  .object({
    state: z.enum(exportStates),
    askedAt: z.iso.datetime(),
    stepsDone: z.number().int(),
    stepsTotal: z.number().int(),
    bytes: z.number().int(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .nullable();
export type DataExport = z.infer<typeof DataExport>;

/** `dueAt`: the day on which the account goes; null: it stays. */
export const AccountDeletion = z.object({ dueAt: z.iso.datetime().nullable() });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const accountDataApi = {
  readExport: endpoint('GET', '/api/user/data-export', { reply: DataExport }),
  askExport: endpoint('POST', '/api/user/data-export', { reply: DataExport }),
  exportFile: endpoint('GET', '/api/user/data-export/file', { reply: z.string() }),
  readDeletion: endpoint('GET', '/api/user/deletion', { reply: AccountDeletion }),
  askDeletion: endpoint('POST', '/api/user/deletion', { body: IdentityProof, reply: AccountDeletion }),
  cancelDeletion: endpoint('DELETE', '/api/user/deletion', { reply: AccountDeletion }),
};
