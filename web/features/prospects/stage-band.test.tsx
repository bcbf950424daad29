import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type ProspectStage, prospectStages } from '#core/prospects/stages.ts';
import { readAddress } from './prospect-address.ts';
import { StageBand } from './stage-band.tsx';

afterEach(cleanup);

const none = Object.fromEntries(prospectStages.map((stage) => [stage, 0])) as Record<ProspectStage, number>;

test('on a phone the stages are one choice, with as many people as their tabs', () => {
  const view = readAddress(new URLSearchParams());
  const onChange = vi.fn();
  render(
    <MemoryRouter>
      <StageBand view={view} counts={{ ...none, invited: 97, replied: 12 }} onChange={onChange} />
    </MemoryRouter>,
  );
  const choice = screen.getByRole('combobox', { name: 'Étape' });
  expect([...choice.children].map(({ textContent }) => textContent)).toEqual([
    'Toutes les étapes (109)',
    'Acceptation attendue (97)',
    'Réponses (12)',
  ]);
  fireEvent.change(choice, { target: { value: 'replied' } });
  expect(onChange).toHaveBeenCalledWith({ ...view, filter: { ...view.filter, stage: ['replied'] } });
  fireEvent.change(choice, { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith({ ...view, filter: { ...view.filter, stage: undefined } });
});
