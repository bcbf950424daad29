import { setTimeout as hold } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';

/** What the clip shows, in order; a caption lasts as long as its scene, with pauses to be read. */
export const scenes: { caption: string; play: (page: Page) => Promise<void> }[] = [
  {
    caption: 'Accroche écrit à chaque personne un message dont chaque phrase cite sa preuve.',
    play: () => hold(4000),
  },
  {
    caption: 'Le simulateur montre, jour par jour, combien d’invitations partiront.',
    play: async (page) => {
      await page.getByRole('heading', { name: /Voyez chaque jour/ }).evaluate((heading) => {
        heading.closest('section')?.scrollIntoView({ behavior: 'smooth' });
      });
      await hold(2500);
      await nudge(page, 'Personnes à contacter', 'ArrowRight', 60);
    },
  },
  {
    caption: 'Un compte déjà actif part plus vite, sans jamais dépasser ses plafonds.',
    play: async (page) => {
      await page.getByText('Déjà actif', { exact: true }).click();
      await hold(3000);
      await nudge(page, 'Rendez-vous pour 100 invitations', 'ArrowRight', 2);
      await hold(2000);
    },
  },
  {
    caption: 'L’inscription ne demande ni carte bancaire ni engagement.',
    play: async (page) => {
      await page.goto(paths.signUp);
      await hold(800);
      await type(page, 'Prénom', 'Hélène');
      await type(page, 'Nom', 'Vasseur');
      await type(page, 'Adresse e-mail', 'helene@lisere-conseil.example');
      await type(page, 'Mot de passe', 'tilleul-canoe-virgule-onze');
      await page.getByRole('checkbox').check();
      await hold(1200);
    },
  },
  {
    caption: 'Votre espace vous attend, avec les quatre premiers pas.',
    play: async (page) => {
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await page.getByRole('heading', { name: 'Ce qui vous attend' }).waitFor();
      await hold(3500);
    },
  },
  {
    caption: 'Une campagne se prépare en cinq étapes, enregistrées à mesure que vous écrivez.',
    play: async (page) => {
      await page.getByRole('link', { name: 'Nouvelle campagne' }).click();
      await page.locator('[aria-current=step]').waitFor();
      await hold(4000);
    },
  },
];

const type = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).pressSequentially(text, { delay: 45 });

async function nudge(page: Page, slider: string, key: string, times: number): Promise<void> {
  const control = page.getByRole('slider', { name: slider });
  for (let step = 0; step < times; step++) await control.press(key, { delay: 30 });
}
