import { LearnFromSamples } from './learn-from-samples.tsx';
import { VoiceRules } from './voice-rules.tsx';
import { WordLists } from './word-lists.tsx';
import { WritingUsagePanel } from './writing-usage.tsx';

/** How texts are written for the user, and the rules they follow. */
export function WritingSection() {
  return (
    <>
      <VoiceRules />
      <LearnFromSamples />
      <WordLists />
      <WritingUsagePanel />
    </>
  );
}
