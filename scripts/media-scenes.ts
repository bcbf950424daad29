import { setTimeout as hold } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';

const demoCampaign = 'DRH et paie, PME industrielles';
/** The campaign searches, writes and launches by itself, then days pass until somebody answers. */
const mostMs = 20 * 60_000;

/** Through the product's own links: a page loaded anew would flash. */
async function follow(page: Page, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('link', { name }).first().click();
    await showsItsContent(page);
  }
}

/** No grey shapes any more, and their place drawn. */
async function showsItsContent(page: Page): Promise<void> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await hold(150);
}

async function scroll(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await page.mouse.wheel(0, 40);
    await hold(60);
  }
}

const toQueue = ['Prospects', /^À valider/];
const toMessage = [...toQueue, /Message$/];
const toCampaign = ['Tableau de bord', demoCampaign];
const toConversations = ['Prospects', /^Conversations/];

/** What the clip shows, in order; a caption lasts as long as its scene, with pauses to be read. */
export const scenes: { caption: string; play: (page: Page) => Promise<void> }[] = [
  {
    caption: 'Chaque phrase d’un message montre le fait qui la prouve, sa source et sa date.',
    play: async (page) => {
      await follow(page, ...toMessage);
      await page.locator('[data-sentence="3"]').waitFor();
      for (const sentence of [0, 1, 3]) {
        await page.locator(`[data-sentence="${sentence}"]`).hover();
        await hold(1800);
      }
    },
  },
  {
    caption: 'Ce que rien ne prouve bloque l’envoi, pendant que vous écrivez.',
    play: async (page) => {
      await page.keyboard.press('e');
      const field = page.getByLabel('Texte du message');
      await field.press('Control+End');
      await field.pressSequentially('\nVous avez gagné 30 % avec Dupont.', { delay: 45 });
      await page
        .getByText(/bloque(nt)? l’envoi/)
        .first()
        .waitFor();
      await hold(2500);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Annuler la dernière version' }).click();
      await hold(1000);
    },
  },
  {
    caption: 'Lancée, la campagne vit : chaque action a son heure et sa raison, dans les limites du compte.',
    play: async (page) => {
      await follow(page, 'Tableau de bord');
      await hold(3000);
      await follow(page, demoCampaign);
      await hold(2500);
      await scroll(page, 14);
      await hold(2500);
    },
  },
  {
    caption: 'Une réponse arrête la séquence de la personne. C’est vous qui répondez.',
    play: async (page) => {
      await follow(page, ...toConversations);
      await hold(1500);
      await openConversation(page);
      await hold(2000);
      await page.getByRole('button', { name: /^Proposer/ }).click();
      await hold(5000);
    },
  },
];

async function openConversation(page: Page): Promise<void> {
  await page.locator('a[href*="conversation="]').first().click();
  await showsItsContent(page);
}

/** Signed in to the demonstration, once its campaign has run long enough for somebody to answer. */
export async function waitForAnswer(page: Page): Promise<void> {
  await page.goto(paths.signIn);
  await page.getByLabel('Adresse e-mail').fill('demo@accroche.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('bonjour-accroche-demo');
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { name: 'À faire aujourd’hui' }).waitFor();
  const answered = page.getByRole('link', { name: 'Répondre' }).first();
  for (const deadline = Date.now() + mostMs; !(await answered.isVisible()); await hold(5000)) {
    if (Date.now() > deadline) throw new Error('Nobody answered in the demonstration');
    await page.reload();
  }
  // Seen once beforehand: what the film opens is then there at once.
  await follow(page, ...toMessage, ...toCampaign, ...toConversations);
  await openConversation(page);
  await follow(page, 'Tableau de bord');
}
