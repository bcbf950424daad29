import type { Offer } from '#contract/campaigns/offers.ts';
import { emptyOfferData } from '#core/offers/offer-data.ts';
import { offersQuery } from '#web/features/offers/offers.queries.ts';
import { Section } from '#web/ui/section.tsx';
import { isSame } from '../autosave/campaign-fields.ts';
import { CampaignField } from '../campaign-field.tsx';
import { useEditing } from '../editing-context.ts';
import { EntityStep } from '../entity/entity-step.tsx';
import { WizardColumns } from '../frame/wizard-columns.tsx';
import { OfferArgumentaire } from './offer-argumentaire.tsx';
import { OfferExample } from './offer-example.tsx';
import { ProfileImport } from './profile-import.tsx';
import { SenderName } from './sender-name.tsx';
import { SummaryField } from './summary-field.tsx';

const pairClass = 'grid grid-cols-2 gap-x-6 gap-y-5 max-sm:grid-cols-1';

const describe = ({ offerData }: Offer): string =>
  offerData.summary || offerData.companyInfo.serviceOffer || 'Pas encore décrite.';

/** Who speaks, what they sell, and to whom. */
export function OfferStep() {
  const { campaign, content } = useEditing();
  const isTyped = !isSame(content.offerData, emptyOfferData);
  return (
    <EntityStep<Offer, HTMLInputElement>
      kind="offers"
      query={offersQuery}
      describe={describe}
      isTyped={isTyped}
    >
      {({ head, field, current }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
          <WizardColumns aside={<OfferExample />} asideLabel="Exemple en direct">
            {head}
            <Section title="Vous" note="la personne qui signe" action={<ProfileImport />}>
              <div className={pairClass}>
                <SenderName fieldRef={field} />
                <CampaignField
                  name="offerData.personalProfile.jobTitle"
                  isRequired
                  autoComplete="organization-title"
                  placeholder="Ex. : Directrice commerciale"
                  hint="Comme vous la diriez en vous présentant."
                />
                <div className="col-span-full">
                  <CampaignField
                    name="offerData.personalProfile.personalIntroduction"
                    rows={2}
                    placeholder="Ex. : J’aide les services paie à relire leurs bulletins avant le contrôle."
                    hint="Une ou deux phrases : votre parcours, ce qui vous rend crédible."
                  />
                </div>
              </div>
            </Section>
            <Section title="Votre entreprise" note="ce qu’elle fait, ce qu’elle propose">
              <div className={pairClass}>
                <CampaignField
                  name="offerData.companyInfo.companyName"
                  isRequired
                  autoComplete="organization"
                  placeholder="Ex. : Liseré"
                />
                <CampaignField
                  name="offerData.companyInfo.website"
                  placeholder="Ex. : www.lisere.example"
                  autoComplete="url"
                />
                <CampaignField
                  name="offerData.companyInfo.serviceDescription"
                  isRequired
                  rows={3}
                  placeholder="Ex. : Nous relisons douze mois de bulletins et signalons chaque écart."
                  hint="Pour quelqu’un qui ne vous connaît pas."
                />
                <CampaignField
                  name="offerData.companyInfo.serviceOffer"
                  isRequired
                  rows={3}
                  placeholder="Ex. : Un diagnostic paie en dix jours, à prix fixe."
                  hint="Ce que vous voulez vendre avec cette campagne."
                />
                <CampaignField
                  name="offerData.companyInfo.uniqueSellingPoints"
                  rows={3}
                  placeholder={'Ex. : Sans accès à votre logiciel\nUn rapport lisible par tous'}
                  hint="Un argument par ligne, avec un fait ou un chiffre."
                />
                <CampaignField
                  name="offerData.companyInfo.linkedinPage"
                  placeholder="Ex. : linkedin.com/company/lisere"
                  hint="L’adresse de la page de l’entreprise."
                />
              </div>
            </Section>
            <Section title="À qui, à quel prix">
              <div className={pairClass}>
                <CampaignField
                  name="offerData.targetingInfo.targetMarket"
                  rows={2}
                  placeholder="Ex. : Des entreprises de 50 à 500 salariés, avec une paie interne."
                  hint="En quelques mots. Le ciblage précis vient à l’étape suivante."
                />
                <CampaignField
                  name="offerData.targetingInfo.pricing"
                  rows={2}
                  placeholder="Ex. : À partir de 4 900 € HT"
                  hint="N’est cité que si une personne le demande."
                />
              </div>
            </Section>
            <SummaryField />
          </WizardColumns>
          {campaign && current && (
            <OfferArgumentaire key={current.id} offer={current} campaignId={campaign.id} />
          )}
        </div>
      )}
    </EntityStep>
  );
}
