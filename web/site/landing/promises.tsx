import type { ComponentType, ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { Arrow } from '../frame/arrow.tsx';
import { pageWidth, textLink } from '../frame/layout.ts';
import {
  ComplianceRecord,
  Corrections,
  DemoClock,
  OpenNumbers,
  ProvedSentence,
  SendRegister,
  SimulationExtract,
  WaitingList,
} from './promise-fragments.tsx';
import { lowerSection, SectionHead, SectionRule, sectionSpace } from './section-head.tsx';

type Promised = { name: ReactNode; text: ReactNode; label: string; Extract: ComponentType };

const promises: Promised[] = [
  {
    name: 'Jamais deux fois',
    text: 'Personne ne reçoit deux fois la même étape, même après une panne. Le registre des envois en garde la trace.',
    label: 'Extrait du registre des envois',
    Extract: SendRegister,
  },
  {
    name: 'Simulation avant lancement',
    text: 'Le vrai moteur joue votre campagne sur une horloge fictive : calendrier, charge, personnes écartées et pourquoi.',
    label: 'Extrait de la simulation',
    Extract: SimulationExtract,
  },
  {
    name: (
      <>
        Phrase <Arrow label="vers" className="mx-[0.32em] h-[0.62em] w-[1.05em]" /> preuve
      </>
    ),
    text: 'Chaque phrase écrite par l’IA renvoie au fait daté qu’elle utilise. Sans preuve, elle ne peut pas être envoyée.',
    label: 'Extrait d’un message annoté',
    Extract: ProvedSentence,
  },
  {
    name: 'Garde-fou français',
    text: 'Tu ou vous, jamais les deux. Civilité jamais devinée, noms réparés, élisions et espaces justes, aucune variable oubliée.',
    label: 'Exemples de corrections',
    Extract: Corrections,
  },
  {
    name: 'Pourquoi rien ne part ?',
    text: 'Chaque personne en attente affiche sa raison et l’heure de départ estimée.',
    label: 'Extrait de la file d’attente',
    Extract: WaitingList,
  },
  {
    name: 'Chiffres cliquables',
    text: 'Prévu, tenté, confirmé, accepté : rien n’est mélangé. Chaque nombre ouvre sa liste. Un échantillon trop petit est signalé.',
    label: 'Extrait des statistiques',
    Extract: OpenNumbers,
  },
  {
    name: 'Conformité intégrée',
    text: 'Base légale et source pour chaque personne, opposition appliquée à la sortie, effacement, export, purge après trois ans.',
    label: 'Extrait d’une fiche',
    Extract: ComplianceRecord,
  },
  {
    name: 'Démo totale',
    text: (
      <>
        Sans clé ni compte, tout le produit tourne sur un réseau simulé, en temps accéléré.{' '}
        {/* In the demonstration, the button at the head of the page opens it. */}
        <a href={paths.support} className={`${textLink} in-data-demo:hidden`}>
          Écrire au support pour l’essayer
        </a>
      </>
    ),
    label: 'Horloge de démonstration',
    Extract: DemoClock,
  },
];

export function Promises() {
  return (
    <section
      id="fonctionnalites"
      aria-labelledby="titre-fonctionnalites"
      className={`${sectionSpace} ${lowerSection}`}
    >
      <div className={pageWidth}>
        <SectionRule
          name="Fonctionnalités"
          note={<p className="max-sm:hidden">La promesse, puis ce qui la prouve dans le produit</p>}
        />
        <SectionHead id="titre-fonctionnalites" title="Huit promesses. Chacune se vérifie.">
          Les extraits sont des exemples : les personnes, les dates et les nombres y sont fictifs.
        </SectionHead>
        <ol className="border-line border-b">
          {promises.map((promised, position) => (
            <PromiseRow key={promised.label} promised={promised} number={position + 1} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The thread runs from the promise to the extract that proves it: sideways, or down on a phone. */
function PromiseRow({
  promised: { name, text, label, Extract },
  number,
}: {
  promised: Promised;
  number: number;
}) {
  return (
    <li className="grid grid-cols-12 items-start gap-x-6 border-line border-t py-7 max-sm:block max-sm:py-6">
      <div className="relative col-span-7 -mr-6 grid grid-cols-[48px_1fr] items-baseline pt-3 max-large:col-span-6 max-large:grid-cols-[36px_1fr] max-sm:mr-0 max-sm:grid-cols-[30px_1fr] max-sm:pt-0">
        <span
          aria-hidden="true"
          className="absolute top-[34px] -bottom-[18px] left-1.5 hidden border-accent/50 border-l max-sm:block"
        />
        <span aria-hidden="true" className="font-heading text-23 leading-none font-medium text-accent">
          {number}
        </span>
        <h3 className="flex items-center text-28 leading-8 font-bold tracking-[-0.02em] whitespace-nowrap max-large:text-23 max-sm:leading-[1.2] max-sm:whitespace-normal">
          <span className="flex items-center">{name}</span>
          <span aria-hidden="true" className="ml-4 flex-1 border-accent/50 border-t max-sm:hidden" />
        </h3>
        <p className="col-start-2 mt-1.5 max-w-[50ch] leading-[1.6] text-pretty text-muted max-large:pr-9 max-sm:pr-0">
          {text}
        </p>
      </div>
      <figure
        aria-label={label}
        className="tabular-figures relative col-span-5 grid min-h-[88px] content-center rounded-card border border-line bg-card px-5 py-4 text-14 leading-[1.5] max-large:col-span-6 max-sm:mt-[18px] max-sm:px-4 max-sm:py-3.5"
      >
        <span
          aria-hidden="true"
          className="absolute top-[23px] -left-[5px] size-2 rounded-full bg-accent max-sm:-top-[5px] max-sm:left-[1.5px]"
        />
        <Extract />
      </figure>
    </li>
  );
}
