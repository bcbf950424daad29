import { useSyncExternalStore } from 'react';

const name = 'accroche.raccourcis';
const listeners = new Set<() => void>();

const areOn = () => {
  try {
    return window.localStorage.getItem(name) !== 'non';
  } catch {
    return true;
  }
};

function set(isOn: boolean) {
  try {
    window.localStorage.setItem(name, isOn ? 'oui' : 'non');
  } catch {
    // Without storage the choice lasts as long as nothing can: shortcuts stay on.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether single letters act, on this device: who speaks to the machine would set them off. */
export function useShortcutSetting() {
  const isOn = useSyncExternalStore(subscribe, areOn);
  return { isOn, set };
}
