export function TargetingStep() {
  return null;
}
