import './platform/quick-imports.ts';
import { beginFirstStart } from './begin-first-start.ts';

if ((process.argv[2] ?? 'all') === 'all') beginFirstStart(process.env);
await import('./run-role.ts');
