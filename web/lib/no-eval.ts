import { config } from 'zod';

// Zod tries to compile its parsers; the page's policy forbids that and would report the attempt.
// Schemas decide when they are made, so this module is imported before any of them.
config({ jitless: true });
