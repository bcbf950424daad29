/** `origin`: where another server speaks for Stripe; null for Stripe itself. */
export type StripeConfig = { key: string; webhookSecret: string; origin: string | null };
