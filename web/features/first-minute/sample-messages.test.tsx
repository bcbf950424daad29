import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SampleMessages as Samples } from '#contract/texts/first-minute.ts';
import { fakeServer, showView } from '#tests/support/show-view.tsx';
import { SampleMessages } from './sample-messages.tsx';

fakeServer();

function Shown({ samples }: { samples: Samples }) {
  const query = useQuery({ queryKey: ['samples'], queryFn: () => samples, initialData: samples });
  return <SampleMessages query={query} page={0} onMore={() => undefined} />;
}

test('without an example, the page says why and what to do', async () => {
  const missing = {
    field: 'company',
    question: 'Comment s’appelle votre entreprise ?',
    isNeeded: false,
  } as const;
  showView(<Shown samples={{ messages: [], missing }} />, '/bienvenue');
  expect(await screen.findByText(/n’a pas suffi.*Comment s’appelle votre entreprise/)).toBeTruthy();
  expect(screen.queryByText(/Rien n’est envoyé/)).toBeNull();
});
