import dictionary from 'dictionary-fr';
import { loadModule } from 'hunspell-asm';

/** Its own limit is three seconds, which a busy machine may take. */
const patience = { timeout: 60_000 };

/** The French dictionary of LibreOffice. */
export async function openDictionary() {
  const factory = await loadModule(patience);
  return factory.create(
    factory.mountBuffer(dictionary.aff, 'fr.aff'),
    factory.mountBuffer(dictionary.dic, 'fr.dic'),
  );
}
