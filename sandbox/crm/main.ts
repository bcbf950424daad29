import { join } from 'node:path';
import { startCrmSandbox } from './start-crm-sandbox.ts';

const { CRM_SANDBOX_PORT, DATA_DIR } = process.env;
const port = Number(CRM_SANDBOX_PORT || 3003);

try {
  const sandbox = await startCrmSandbox({ port, dataDir: join(DATA_DIR || 'data', 'sandbox') });
  const { hubspot, pipedrive, salesforce, calendars } = sandbox;
  const { calcom, calendly } = calendars.tokens;
  process.stdout.write(
    `CRM et agendas simulés prêts\u00a0: HubSpot ${hubspot.origin}, jeton «\u00a0${hubspot.token}\u00a0»\u00a0; Pipedrive ${pipedrive.origin}, jeton «\u00a0${pipedrive.token}\u00a0»\u00a0; Salesforce ${salesforce.origin}\u00a0; Cal.com, clé «\u00a0${calcom}\u00a0»\u00a0; Calendly, clé «\u00a0${calendly}\u00a0».\n`,
  );
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Started by another process: it ends with it.
  process.once('disconnect', stop);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = isTaken ? `le port ${port} est déjà pris (CRM_SANDBOX_PORT)` : String(error);
  process.stderr.write(`Les CRM simulés ne démarrent pas\u00a0: ${reason}.\n`);
  process.exit(1);
}
