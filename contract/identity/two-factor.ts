import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CurrentPassword, SecondFactorCode } from './auth.ts';

const PasswordOnly = z.object({ password: CurrentPassword });
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const TwoFactorStatus = z.object({ isEnabled: z.boolean(), recoveryCodesLeft: z.number().int() });
export type TwoFactorStatus = z.infer<typeof TwoFactorStatus>;

export const twoFactorApi = {
  status: endpoint('GET', '/api/auth/two-factor', { reply: TwoFactorStatus }),
  start: endpoint('POST', '/api/auth/two-factor/start', {
    body: PasswordOnly,
    reply: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirm: endpoint('POST', '/api/auth/two-factor/confirm', {
    body: z.object({ code: SecondFactorCode }),
    reply: RecoveryCodes,
  }),
  disable: endpoint('POST', '/api/auth/two-factor/disable', {
    body: z.object({ password: CurrentPassword, code: SecondFactorCode }),
    reply: z.object({ message: z.string() }),
  }),
  renewRecoveryCodes: endpoint('POST', '/api/auth/two-factor/recovery-codes', {
    body: PasswordOnly,
    reply: RecoveryCodes,
  }),
};
