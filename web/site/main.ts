import './site.css';
import { runDemoClock } from '#web/ui/demo-clock.ts';
import { fetchCampaignTime } from './frame/campaign-time.ts';
import { reloadWhenSessionChanged } from './frame/session-change.ts';
import { wakeOnTouch } from './wake-on-touch.ts';

const script = document.querySelector<HTMLMetaElement>('meta[name="page-script"]')?.content;
/** Somebody signed in and an address that says more than its page need the script at once. */
const isPlain = document.documentElement.dataset.session === 'none' && window.location.search === '';

const wake = async () => (await import('./hydrate.tsx')).hydrate();

if (!script || !isPlain) void wake();
else if (script === 'on-touch') wakeOnTouch(wake);
runDemoClock(document, fetchCampaignTime);
reloadWhenSessionChanged();
