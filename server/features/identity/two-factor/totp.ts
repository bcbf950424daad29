import { verify } from 'otplib';

const periodSeconds = 30;

/** The time step a code belongs to, one step of clock drift allowed either way, or null. */
export async function totpStep(secret: string, code: string, now: Date): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: periodSeconds });
  return result.valid ? Math.floor(epoch / periodSeconds) + result.delta : null;
}
