/**
 * Where long names may break. Browsers hyphenate by dictionaries that many installations lack, so the breaks
 * are put in here: between syllables, as all three languages do it, never close to the ends of a word.
 */

const VOWELS = "aeiouyàáâäèéêëìíîïòóôöùúûüаеёиоуыэюяєії";
/** Letters that stay together, or with what stands before them. */
const PAIRS = new Set(["ch", "sh", "th", "ph", "ck", "gh", "wh", "qu", "дж", "дз"]);
/** Three consonants that begin a syllable: «хозяй-ство», «господар-ство». */
const ENDING = "ств";
const STOPS = "bcdfgkptбвгґдкптф";
const FLOWING = "rlрл";
const CLINGING = "ьъй’'";
const SHY = "\u00AD";
const LONG = 8;
const LEAST = 3;

export function hyphenated(words: string): string {
  return words.replace(/[\p{L}’']+/gu, (word) => (word.length < LONG ? word : broken(word)));
}

function broken(word: string): string {
  const letters = [...word.toLowerCase()];
  const vowel = (at: number) => VOWELS.includes(letters[at] ?? "");
  let result = "";
  let since = 0;
  for (let at = 0; at < letters.length; at += 1) {
    if (since >= LEAST && letters.length - at >= LEAST && mayBreak(letters, at, vowel)) {
      result += SHY;
      since = 0;
    }
    result += word[at];
    since += 1;
  }
  return result;
}

/** Before a consonant that begins a syllable, or before two that like to begin one, when a syllable lies behind. */
function mayBreak(letters: string[], at: number, vowel: (at: number) => boolean): boolean {
  if (vowel(at) || CLINGING.includes(letters[at]) || PAIRS.has(letters[at - 1] + letters[at])) return false;
  if (letters.slice(at, at + ENDING.length).join("") === ENDING) return true;
  const begins = vowel(at + 1) ? !together(letters, at - 1) : together(letters, at) && vowel(at + 2);
  return begins && letters.slice(0, at).some((_, place) => vowel(place));
}

/** "kr", "pl", "гр": a stop with what flows. */
function together(letters: string[], at: number): boolean {
  return STOPS.includes(letters[at] ?? "-") && FLOWING.includes(letters[at + 1] ?? "-");
}
