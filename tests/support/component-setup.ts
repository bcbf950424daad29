import { configure } from '@testing-library/react';

// Its own second is less than a busy machine may stand still.
configure({ asyncUtilTimeout: 60_000 });

// jsdom knows no <search> yet, and React says so on the console.
const create = document.createElement.bind(document);
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const made = create(name, options);
  if (name === 'search') Object.defineProperty(made, Symbol.toStringTag, { value: 'HTMLElement' });
  return made;
};
