/** What a screen saves by itself, and may not have saved yet. */
type UnsavedWork = {
  /** Whether everything is on the server. */
  save: () => Promise<boolean>;
  /** Given up by the user: nothing of it is sent or kept any more. */
  forget: () => void;
};

const open = new Set<UnsavedWork>();
const patienceMs = 5000;

export function watchUnsaved(work: UnsavedWork): () => void {
  open.add(work);
  return () => {
    open.delete(work);
  };
}

/** Whether nothing is left to save; a server that does not answer keeps nobody here. */
export function saveEverything(): Promise<boolean> {
  const saved = Promise.all([...open].map(({ save }) => save())).then(
    (all) => all.every(Boolean),
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false));
  return Promise.race([saved, late]);
}

export function forgetEverything(): void {
  for (const { forget } of open) forget();
}
