import { asc, eq } from 'drizzle-orm';
import { describeAct } from '#core/identity/audit-acts.ts';
import { readHistory } from '#server/features/identity/audit/list-history.ts';
import {
  billingCustomers,
  billingInvoices,
  billingSubscriptions,
} from '#server/features/identity/billing/billing.table.ts';
import { notificationSettings } from '#server/features/identity/notifications/notification-settings.table.ts';
import { notifications } from '#server/features/identity/notifications/notifications.table.ts';
import { searchUses } from '#server/features/identity/plans/plans.table.ts';
import { supportRequests } from '#server/features/identity/support/support.table.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import type { Ctx } from '#server/platform/ctx.ts';

const mostHistory = 10_000;

/** What is kept of the user rather than of their work; no secret of sign-in. */
export async function readAccountFile(ctx: Ctx, userId: string): Promise<string> {
  const { db } = ctx;
  const user = await getUser(ctx, userId);
  const history = await readHistory(ctx, userId, { most: mostHistory });
  const account = {
    prenom: user.firstName,
    nom: user.lastName,
    adresse: user.email,
    formule: user.subscription,
    inscription: user.createdAt,
    conditions_acceptees: user.termsAcceptedAt,
    derniere_visite: user.lastSeenAt,
    choix_de_notification: await db
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId)),
    notifications: await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.createdAt)),
    recherches_comptees: await db.select().from(searchUses).where(eq(searchUses.userId, userId)),
    demandes_au_support: await db.select().from(supportRequests).where(eq(supportRequests.userId, userId)),
    coordonnees_de_facturation: await db
      .select({
        nom: billingCustomers.name,
        adresse: billingCustomers.address,
        numero_de_tva: billingCustomers.vatNumber,
        carte: billingCustomers.card,
      })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId)),
    abonnements: await db.select().from(billingSubscriptions).where(eq(billingSubscriptions.userId, userId)),
    factures: await db.select().from(billingInvoices).where(eq(billingInvoices.userId, userId)),
    historique_de_securite: history.map(({ at, act, detail }) => ({
      moment: at,
      acte: describeAct(act, detail),
    })),
  };
  return `${JSON.stringify(account, null, 2)}\n`;
}

export const readme = (now: Date): string =>
  [
    `Copie de vos données Accroche, faite le ${now.toISOString().slice(0, 10)}.`,
    '',
    'compte.json : votre compte, vos notifications, vos abonnements et factures, vos demandes au support, votre historique de sécurité.',
    'json/ : tout ce que contient votre espace, un fichier par sujet.',
    'csv/ : la même chose pour un tableur (UTF-8, séparateur point-virgule).',
    '',
    'Les personnes qui y figurent ont des droits sur leurs données : gardez cette copie en lieu sûr.',
    '',
  ].join('\r\n');
