import dictionary from 'dictionary-fr';
import { loadModule } from 'hunspell-asm';

/** The French dictionary of LibreOffice. */
export async function openDictionary() {
  const factory = await loadModule();
  return factory.create(
    factory.mountBuffer(dictionary.aff, 'fr.aff'),
    factory.mountBuffer(dictionary.dic, 'fr.dic'),
  );
}
