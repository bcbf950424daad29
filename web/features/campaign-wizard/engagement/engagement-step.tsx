export function EngagementStep() {
  return null;
}
