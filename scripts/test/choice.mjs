import { parseArgs } from 'node:util';
import { quickSteps } from './quick.mjs';
import { extraSteps, steps } from './steps.mjs';

const all = [...steps, ...extraSteps];
const checks = steps.filter((step) => step.isCheck).map((step) => step.name);

const usage = `Runs all checks and tests, and tells at the end how each of them went.

  npm test                          all of them
  npm test -- --only unit           one
  npm test -- --only build,e2e      some
  npm test -- --only check          all that need no test runner
  npm run test:quick                types, and what concerns the changed files
  npm run pace                      what is measured in milliseconds, on a quiet machine

${all.map(({ name, about }) => `  ${name.padEnd(12)}${about}`).join('\n')}`;

/** The steps that the arguments select. Exits on bad arguments and after `--help`. */
export function readChoice(args) {
  const { only, quick, help } = readOptions(args);
  if (help) end(usage, 0);
  if (quick) return quickSteps();
  if (!only) return steps;
  const names = only
    .flatMap((list) => list.split(','))
    .flatMap((name) => (name === 'check' ? checks : [name]));
  const unknown = names.find((name) => !all.some((step) => step.name === name));
  if (unknown !== undefined) end(`There is no check called '${unknown}'.\n\n${usage}`, 2);
  return all.filter((step) => names.includes(step.name));
}

function readOptions(args) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string', multiple: true },
        quick: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return end(`${error.message}\n\n${usage}`, 2);
  }
}

function end(message, code) {
  (code === 0 ? console.log : console.error)(message);
  process.exit(code);
}
