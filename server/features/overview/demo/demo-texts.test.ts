/** @module-tag heavy */
import { expect, test } from 'vitest';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { composeChecked } from '#core/composer/compose-checked.ts';
import { isTextStep, makeBrief } from '#core/messages/make-brief.ts';
import { emptyOfferData, mergeOfferData } from '#core/offers/offer-data.ts';
import { checkText } from '#core/text-gate/check-text.ts';
import { defaultBannedPhrases } from '#core/text-gate/wording/default-banned-phrases.ts';
import { isFrenchWord } from '#server/providers/speller/is-french-word.ts';
import { openDictionary } from '#server/providers/speller/open-dictionary.ts';
import { generateWorld } from '../../../../sandbox/unipile/world/generate-world.ts';
import { demoArgumentaire } from './demo-argumentaire.ts';
import { demoOffer } from './plant-demo-campaign.ts';

const now = new Date('2026-11-16T09:00:00.000Z');
const seenAt = now.toISOString();
const mostPeople = 60;
const leastClean = 0.8;

test.each(defaultEngagement.steps.filter(isTextStep))(
  'most texts of the demonstration carry no remark at all: $kind $key',
  async (step) => {
    const world = generateWorld({ seed: 'demonstration', now });
    const dictionary = await openDictionary();
    const spell = (word: string) => ({
      isRight: isFrenchWord(word, (plain) => dictionary.spell(plain)),
      suggestions: [],
    });
    const companies = new Map(world.companies.map((company) => [company.id, company]));
    const people = world.people
      .filter(({ jobFunction, isHidden, positions }) => {
        const size = companies.get(positions[0]?.companyId ?? '')?.headcount ?? 0;
        return jobFunction === 'human_resources' && !isHidden && size >= 51 && size <= 500;
      })
      .slice(0, mostPeople);
    const recentTexts: string[] = [];
    const remarks = people.flatMap((person) => {
      const company = companies.get(person.positions[0]?.companyId ?? '');
      const brief = makeBrief({
        source: {
          person: {
            firstName: person.shownFirstName,
            lastName: person.shownLastName,
            headline: person.headline,
            about: person.about,
            location: null,
            industry: null,
            language: 'fr',
            positions: person.positions.map(({ title, companyName, description, start, end }) => ({
              title,
              company: companyName,
              location: null,
              description,
              startYear: start.year,
              startMonth: start.month,
              endYear: end?.year ?? null,
              isCurrent: end === null,
            })),
            skills: [...person.skills],
            languages: [],
            company: company
              ? {
                  name: company.name,
                  industry: null,
                  employees: { min: company.headcount, max: company.headcount },
                  website: null,
                  headquarters: null,
                }
              : null,
            isProfileRead: true,
            education: [],
            posts: person.posts.map(({ text, daysAgo }) => ({
              text,
              url: null,
              postedAt: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
              isRepost: false,
            })),
            postsReadAt: seenAt,
          },
          seenAt,
          offer: mergeOfferData(emptyOfferData, demoOffer),
          offerChangedAt: seenAt,
          argumentaire: demoArgumentaire,
          today: seenAt.slice(0, 10),
        },
        step,
        engagement: defaultEngagement,
        noteLength: 300,
        bannedPhrases: [...defaultBannedPhrases],
        voice: [],
        recentTexts: [...recentTexts],
        formerTexts: [],
        seed: person.slug,
        angle: 'statement',
      });
      const message = composeChecked(brief);
      // Somebody whom no argument concerns gets none.
      if (!message) return [];
      const found = checkText(message, brief, { spell, recentTexts });
      recentTexts.unshift(message.text);
      return [found.map(({ code, title }) => `${code} ${title}`)];
    });
    const clean = remarks.filter((one) => one.length === 0).length / remarks.length;
    console.info(`${(100 * clean).toFixed(1)} % of ${remarks.length} texts without a remark`);
    expect(remarks.length).toBeGreaterThan(mostPeople / 2);
    expect(clean, remarks.flat().join('\n')).toBeGreaterThanOrEqual(leastClean);
  },
);
