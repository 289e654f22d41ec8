#!/usr/bin/env python3
"""Writes which characters look alike, and which look like nothing, from the Unicode data inside ICU.

    python3 scripts/confusables.py        (on Debian: any libicu; the files say which Unicode they are of)

packages/server/src/names/confusables.json: the confusable mapping of UTS 39, as uspoof_getSkeleton applies it: for each
prototype the characters that are mapped to it. Only what canonical decomposition leaves alone is listed, because a
skeleton is taken of decomposed text.

packages/protocol/src/names/blanks.json: the characters that are named BLANK, FILLER or NULL and are letters, marks or
symbols nevertheless; those that Unicode itself calls ignorable are left to the regular expression.
"""

import ctypes, ctypes.util, json, os, re

ROOT = os.path.join(os.path.dirname(__file__), '..')
I18N, UC = (ctypes.util.find_library(name) for name in ('icui18n', 'icuuc'))
VERSION = re.search(r'\.so\.(\d+)', I18N).group(1)
i18n, uc = ctypes.CDLL(I18N), ctypes.CDLL(UC)


def call(library, name, *types, result=ctypes.c_int32):
    function = getattr(library, f'{name}_{VERSION}')
    function.restype, function.argtypes = result, types
    return function


error = ctypes.c_int(0)
POINTER = ctypes.c_void_p
TEXT = ctypes.c_char_p
checker = call(i18n, 'uspoof_open', POINTER, result=POINTER)(ctypes.byref(error))
get_skeleton = call(i18n, 'uspoof_getSkeletonUTF8', POINTER, ctypes.c_uint32, TEXT, ctypes.c_int32, TEXT, ctypes.c_int32, POINTER)
char_name = call(uc, 'u_charName', ctypes.c_int32, ctypes.c_int, TEXT, ctypes.c_int32, POINTER)
char_type = call(uc, 'u_charType', ctypes.c_int32, result=ctypes.c_int8)
has_property = call(uc, 'u_hasBinaryProperty', ctypes.c_int32, ctypes.c_int, result=ctypes.c_int8)
nfd = call(uc, 'unorm2_getNFDInstance', POINTER, result=POINTER)(ctypes.byref(error))
decomposition = call(uc, 'unorm2_getDecomposition', POINTER, ctypes.c_int32, POINTER, ctypes.c_int32, POINTER)
unicode_version = call(uc, 'u_getUnicodeVersion', POINTER, result=None)

DEFAULT_IGNORABLE = 5  # UCHAR_DEFAULT_IGNORABLE_CODE_POINT
UNASSIGNED, LETTERS_AND_MARKS, SYMBOLS = 0, range(1, 9), range(24, 28)
SURROGATES, PRIVATE = 18, 17


def skeleton(text):
    source, target = text.encode(), ctypes.create_string_buffer(256)
    length = get_skeleton(checker, 0, source, len(source), target, 256, ctypes.byref(error))
    assert error.value <= 0, error.value
    return target.raw[:length].decode()


def name_of(code):
    target = ctypes.create_string_buffer(256)
    char_name(code, 0, target, 256, ctypes.byref(error))
    return target.value.decode()


def is_decomposed(code):
    return decomposition(nfd, code, ctypes.create_string_buffer(64), 32, ctypes.byref(error)) < 0


codes = [code for code in range(0x110000) if char_type(code) not in (UNASSIGNED, SURROGATES, PRIVATE)]
alike, blanks = {}, ''
for code in codes:
    if has_property(code, DEFAULT_IGNORABLE):
        continue
    mapped = skeleton(chr(code))
    if is_decomposed(code) and mapped != chr(code):
        alike.setdefault(mapped, []).append(chr(code))
    shown = char_type(code) in LETTERS_AND_MARKS or char_type(code) in SYMBOLS
    if shown and re.search(r'\b(BLANK|FILLER|NULL)\b(?! SYMBOL)', name_of(code)) and 'SYMBOL FOR' not in name_of(code):
        blanks += chr(code)

numbers = (ctypes.c_uint8 * 4)()
unicode_version(numbers)
UNICODE = f'{numbers[0]}.{numbers[1]}'


def write(path, **content):
    with open(os.path.join(ROOT, path), 'w', encoding='utf-8') as file:
        json.dump({'unicode': UNICODE, 'icu': VERSION, **content}, file, ensure_ascii=True, indent=2)
        file.write('\n')
    print(path, {key: len(value) for key, value in content.items()})


write('packages/server/src/names/confusables.json', alike={key: ''.join(alike[key]) for key in sorted(alike)})
write('packages/protocol/src/names/blanks.json', blanks=blanks)
