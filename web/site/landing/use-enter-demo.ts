import { useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { enterDemo } from '../frame/api.ts';

/** The button stands in the page from the start, and works as soon as the script is there. */
export function useEnterDemo() {
  useEffect(() => {
    const button = document.querySelector<HTMLButtonElement>('[data-enter-demo]');
    const failure = document.querySelector<HTMLElement>('[data-enter-demo-failure]');
    if (!button || !failure) return;
    const enter = async () => {
      if (button.ariaBusy === 'true') return;
      button.ariaBusy = 'true';
      failure.textContent = '';
      try {
        await enterDemo();
        window.location.assign(paths.home);
      } catch (error) {
        button.ariaBusy = null;
        failure.textContent = error instanceof Error ? error.message : '';
      }
    };
    const onClick = () => void enter();
    button.addEventListener('click', onClick);
    return () => button.removeEventListener('click', onClick);
  }, []);
}
